import type { Problem } from '#contract/basics/problems.ts'
import type { ImportField, ImportReason } from '#contract/imports/closed-sets.ts'

/** What can be told of a line: what can be wrong with any field, or a reason of imports with what it is about. */
export type ToldProblem = Problem | { problem: ImportReason; about?: string }

/** A problem with the field that it is about; null of the whole line. */
export interface FieldProblem {
  field: ImportField | null
  problem: ToldProblem
}
