import type { DeskSection } from '#contract/content/page-content.ts'
import { type Path, valueAt } from '#rules/content/drafts/page-edits.ts'
import { eachField } from './each-field.ts'

/** Words of a section that can be typed where they stand: where they lie, and which paragraph of them it is. */
export interface InlineText {
  path: Path
  paragraph: number | null
}

interface Said extends InlineText {
  text: string
}

/** Every line and paragraph that a section says, in the order of its fields. */
export function saidIn(section: DeskSection): Said[] {
  return eachField(section, (field, { path, value }): Said[] => {
    if (field.kind === 'link') return lines(valueAt(value, ['label']), [...path, 'label'])
    if (field.kind === 'line') return lines(value, path)
    return field.kind === 'text' ? paragraphs(value, path) : []
  })
}

function lines(value: unknown, path: Path): Said[] {
  return typeof value === 'string' && value !== '' ? [{ path, paragraph: null, text: plain(value) }] : []
}

/** What is set in italics by stars is typed beside the page: the stars would be lost. */
function paragraphs(value: unknown, path: Path): Said[] {
  if (typeof value !== 'string') return []
  return splitParagraphs(value).flatMap((text, paragraph) =>
    text.includes('*') || text === '' ? [] : [{ path, paragraph, text: plain(text) }],
  )
}

/** As `ui/text/Paragraphs.tsx` prints them. */
function splitParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/)
}

/** As it is compared: however wide its spaces are, and whether or not the page has put it between quotation marks. */
export function plain(text: string): string {
  return unquoted(text.replace(/\s+/gu, ' ').trim())
}

function unquoted(text: string): string {
  return text.replace(/^[«“]\s*/u, '').replace(/\s*[»”]$/u, '')
}

/** The value with what was typed in its place. */
export function withTyped(value: unknown, { paragraph, typed }: { paragraph: number | null; typed: string }): string {
  const line = typed.replace(/\s*\n\s*/g, ' ')
  // Marks that the page has put around it are not typed.
  const isQuoted = typeof value === 'string' && value !== unquoted(value)
  const text = isQuoted ? line : unquoted(line)
  if (paragraph === null || typeof value !== 'string') return text
  return splitParagraphs(value).with(paragraph, text).join('\n\n')
}
