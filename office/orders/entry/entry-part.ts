import type { TypedEntry } from './entry-form.ts'

/** What every part of the form works on. */
export interface EntryPart {
  typed: TypedEntry
  onChange: (change: Partial<TypedEntry>) => void
  /** What the server found wrong, by the name of its field. */
  errors: Readonly<Record<string, string>>
}
