import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { AnyHandler } from './handler.ts'

export interface RegisteredCall {
  call: CallDefinition
  handler: AnyHandler
}

/** Calls with their handlers. The product's is api/full-registry.ts; tests of calls in general pass one of their own. */
export type Registry = readonly RegisteredCall[]
