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
  const change = (names: Path, inner: unknown, of: keyof DeskPage | null): PageEdit => ({
    kind: 'change',
    ...{ id, path: [...path, ...names], value: inner, language: of },
  })
  if (given === undefined || given === null)
    return [change([], undefined, WORDS.includes(field.kind) ? language : null)]
  if (field.kind === 'link') {
    const { label, href } = given as { label: string; href: string }
    return [change(['label'], label, language), change(['href'], href, null)]
  }
  if (field.kind === 'picture') {
    const { media, alt, isDecorative, alts } = given as ChosenPicture
    // What only adorns says nothing in any language; another picture is another thing to tell in all of them.
    const said = isDecorative
      ? [change(['alt'], '', null)]
      : alts
        ? LOCALE_CODES.map((code) => change(['alt'], alts[code] ?? '', code))
        : [change(['alt'], alt, language)]
    return [change(['media'], media, null), ...said, change(['isDecorative'], isDecorative, null)]
  }
  return [change([], given, WORDS.includes(field.kind) ? language : null)]
}
