import type { HandlerContext } from '#api/calls/handler.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { Refusal } from '#contract/basics/refusals.ts'
import type { ResourceDefinition } from '#contract/office/define-resource.ts'
import type { Fields, StoredRecord } from '#db/resources/read-record.ts'
import type { Store } from '#db/resources/store.ts'

export type Objection = { problems: Problems } | { refusal: Refusal }

/** Something that is about to be saved. */
interface Draft {
  /** What is there now; null of what is new. */
  before: StoredRecord | null
  /** What is given. */
  given: Fields
  /** What will be there. */
  fields: Fields
}

/** What checking and saving need: a call has it, and so has work in the background, where nobody in particular asks. */
export type SavingParts = Pick<HandlerContext, 'db' | 'now' | 'randomId'> & Partial<Pick<HandlerContext, 'principal'>>

/** A resource with where its rows lie and what holds for it besides its shapes. */
export interface OfferedResource {
  definition: ResourceDefinition
  store: Store
  /** What is kept of what is given, where it is not kept as it is typed. */
  prepare?: (given: Omit<Draft, 'fields'>, parts: SavingParts) => Promise<Fields> | Fields
  /** What keeps it from being saved as it would be. */
  check?: (draft: Draft, parts: SavingParts) => Promise<Objection | null> | Objection | null
  /** What keeps it from being removed, besides what points to it. */
  checkRemoval?: (before: StoredRecord, parts: SavingParts) => Promise<Objection | null>
  /** What follows from a change, in its transaction. */
  afterwards?: (saved: { before: StoredRecord | null; after: StoredRecord }, parts: SavingParts) => Promise<void>
}
