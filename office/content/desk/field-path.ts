import type { DeskPage } from '#contract/content/page-content.ts'
import type { PageEdit, Path } from '#rules/content/drafts/page-edits.ts'
import type { DeskField } from './desk-field.ts'

/** Kinds of fields that are words: each language has its own. */
const WORDS: readonly DeskField['kind'][] = ['line', 'text', 'html']

interface Typed {
  id: string
  path: Path
  value: unknown
  language: keyof DeskPage
}

/** What is typed in a field, as steps: words belong to the language that is shown, everything else to all. */
export function editsOf(field: DeskField, { id, path, value, language }: Typed): PageEdit[] {
  const given = field.isOptional && value === '' ? undefined : value
  if (field.kind === 'link') return partsOf({ id, path, value: given, language }, 'label')
  if (field.kind === 'picture') return partsOf({ id, path, value: given, language }, 'alt')
  const isWords = WORDS.includes(field.kind)
  return [{ kind: 'change', id, path, value: given, language: isWords ? language : null }]
}

/** A link or a picture: what it is in all languages, and its words in one. */
function partsOf({ id, path, value, language }: Typed, words: 'label' | 'alt'): PageEdit[] {
  if (typeof value !== 'object' || value === null)
    return [{ kind: 'change', id, path, value: undefined, language: null }]
  return Object.entries(value).map(([name, inner]) => ({
    kind: 'change',
    id,
    path: [...path, name],
    value: inner,
    language: name === words ? language : null,
  }))
}
