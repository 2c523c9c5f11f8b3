import type { LegalSlug } from './slugs.ts'

/** A path of the site without its locale, or an address outside it. */
export type LegalTarget =
  | `/${LegalSlug}`
  | '/nous-contacter'
  | '/privacy/request'
  | `mailto:${string}`
  | `https://${string}`
  | `http://${string}`

export interface LegalPart {
  text: string
  to?: LegalTarget
}

export type LegalParts = readonly LegalPart[]

export interface ParagraphBlock {
  kind: 'paragraph'
  parts: LegalParts
}

export interface ListBlock {
  kind: 'list'
  isOrdered: boolean
  entries: readonly LegalParts[]
}

interface LegalFact {
  term: string
  description: LegalParts
}

export interface FactsBlock {
  kind: 'facts'
  facts: readonly LegalFact[]
}

export interface TableBlock {
  kind: 'table'
  caption: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What stands apart: a warning, a form, a text that the law words itself. */
export interface NoteBlock {
  kind: 'note'
  title: string | null
  blocks: readonly (ParagraphBlock | ListBlock)[]
}

export type LegalBlock = ParagraphBlock | ListBlock | FactsBlock | TableBlock | NoteBlock

export interface LegalChapter {
  /** null: what an estate's own text says before its first title. */
  title: string | null
  blocks: readonly LegalBlock[]
}

export interface LegalDocument {
  title: string
  /** ISO date; null when it is not known. */
  updated: string | null
  lead?: string
  chapters: readonly LegalChapter[]
}
