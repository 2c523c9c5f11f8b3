import type {
  FactsBlock,
  LegalPart,
  LegalParts,
  LegalTarget,
  ListBlock,
  NoteBlock,
  ParagraphBlock,
  TableBlock,
} from './blocks.ts'
import { linked } from './linked.ts'

type Words = string | LegalPart

export function link(text: string, to: LegalTarget): LegalPart {
  return { text, to }
}

export function paragraph(...words: Words[]): ParagraphBlock {
  return { kind: 'paragraph', parts: partsOf(words) }
}

export function list(...entries: (string | Words[])[]): ListBlock {
  return { kind: 'list', isOrdered: false, entries: entries.map(entryParts) }
}

export function steps(...entries: (string | Words[])[]): ListBlock {
  return { kind: 'list', isOrdered: true, entries: entries.map(entryParts) }
}

/** Only the facts that are known are listed. */
export function facts(...entries: (readonly [term: string, value: string | null])[]): FactsBlock {
  const known = entries.flatMap(([term, value]) => (value === null ? [] : { term, description: linked(value) }))
  return { kind: 'facts', facts: known }
}

export function table(caption: string, columns: string[], ...rows: string[][]): TableBlock {
  return { kind: 'table', caption, columns, rows }
}

export function note(title: string | null, ...blocks: NoteBlock['blocks']): NoteBlock {
  return { kind: 'note', title, blocks }
}

/** What is said only where it is true. */
export function when<Thing>(isTrue: boolean, ...things: Thing[]): Thing[] {
  return isTrue ? things : []
}

function entryParts(entry: string | Words[]): LegalParts {
  return partsOf(typeof entry === 'string' ? [entry] : entry)
}

function partsOf(words: Words[]): LegalParts {
  const parts = words.map((part) => (typeof part === 'string' ? { text: part } : part))
  return parts.map((part, place) => afterStop(part, parts[place - 1])).filter(({ text }) => text !== '')
}

/** A fact may end with a full stop of its own (`Essai S.A.`); the sentence then needs no other. */
function afterStop(part: LegalPart, before: LegalPart | undefined): LegalPart {
  return before?.text.endsWith('.') && part.text.startsWith('.') ? { ...part, text: part.text.slice(1) } : part
}
