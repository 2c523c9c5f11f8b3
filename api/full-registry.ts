import { allCalls } from '#contract/all-calls.ts'
import { allHandlers } from './all-handlers.ts'
import type { AnyHandler } from './calls/handler.ts'
import type { Registry } from './calls/registry.ts'

/** Every call with its handler. */
export const fullRegistry: Registry = Object.entries(allCalls).map(([name, call]) => ({
  call,
  handler: allHandlers[name as keyof typeof allHandlers] as AnyHandler,
}))
