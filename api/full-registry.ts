import { allCalls } from '#contract/all-calls.ts'
import { callsOf, type ResourceDeed } from '#contract/office/define-resource.ts'
import { allHandlers } from './all-handlers.ts'
import { offeredResources } from './all-resources.ts'
import type { AnyHandler } from './calls/handler.ts'
import type { Registry } from './calls/registry.ts'
import { resourceHandlers } from './office/resource-handlers.ts'

const written: Registry = Object.entries(allCalls).map(([name, call]) => ({
  call,
  handler: allHandlers[name as keyof typeof allHandlers] as AnyHandler,
}))

const ofResources: Registry = Object.values(offeredResources).flatMap((resource) => {
  const handlers = resourceHandlers(resource)
  const calls = Object.entries(callsOf(resource.definition))
  return calls.map(([deed, call]) => ({ call, handler: handlers[deed as ResourceDeed] }))
})

/** Every call with its handler. */
export const fullRegistry: Registry = [...written, ...ofResources]
