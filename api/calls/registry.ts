import { allHandlers } from '#api/all-handlers.ts'
import { allCalls } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { AnyHandler } from './handler.ts'

export interface RegisteredCall {
  call: CallDefinition
  handler: AnyHandler
}

export type Registry = readonly RegisteredCall[]

/** Every call with its handler. Tests of the machinery pass a registry of their own. */
export const fullRegistry: Registry = Object.entries(allCalls).map(([name, call]) => ({
  call,
  handler: allHandlers[name as keyof typeof allHandlers] as AnyHandler,
}))
