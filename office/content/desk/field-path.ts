import type { DeskPage } from '#contract/content/page-content.ts'
import type { PlacedPicture } from '#contract/media/pictures.ts'
import type { PageEdit, Path } from '#rules/content/drafts/page-edits.ts'
import { LOCALE_CODES } from '#words/basics/locales.ts'
import type { DeskField } from './desk-field.ts'

/** Kinds of fields that are words: each language has its own. */
const WORDS: readonly DeskField['kind'][] = ['line', 'text', 'html']

/** A picture that was just taken from the library brings what is said of it there, in each language. */
export interface ChosenPicture extends PlacedPicture {
  alts?: Readonly<Record<string, string>> | undefined
}

interface Typed {
  id: string
  path: Path
  value: unknown
  language: keyof DeskPage
}

/** What is typed in a field, as steps: words belong to the language that is shown, everything else to all. */
export function editsOf(field: DeskField, { id, path, value, language }: Typed): PageEdit[] {
  const given = field.isOptional && value === '' ? undefined : value
  const put = (part: { name?: string; value: unknown; in: keyof DeskPage | null }): PageEdit => ({
    kind: 'change',
    ...{ id, path: part.name ? [...path, part.name] : path, value: part.value, language: part.in },
  })
  if (given !== undefined && given !== null && field.kind === 'link') {
    const { label, href } = given as { label: string; href: string }
    return [put({ name: 'label', value: label, in: language }), put({ name: 'href', value: href, in: null })]
  }
  if (given !== undefined && given !== null && field.kind === 'picture') {
    const { media, alt, isDecorative, alts } = given as ChosenPicture
    // What only adorns says nothing in any language; another picture is another thing to tell in all of them.
    const said = isDecorative
      ? [put({ name: 'alt', value: '', in: null })]
      : alts
        ? LOCALE_CODES.map((code) => put({ name: 'alt', value: alts[code] ?? '', in: code }))
        : [put({ name: 'alt', value: alt, in: language })]
    const adorns = put({ name: 'isDecorative', value: isDecorative, in: null })
    return [put({ name: 'media', value: media, in: null }), ...said, adorns]
  }
  return [put({ value: given ?? undefined, in: WORDS.includes(field.kind) ? language : null })]
}
