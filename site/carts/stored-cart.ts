import type { Refusal } from '#contract/basics/refusals.ts'

/** Whether what a browser has stored can be the id of a cart at all. */
export function isCartId(stored: string): boolean {
  return /^[0-9a-f]{32}$/.test(stored)
}

/** A "no" that will pass by itself says nothing of the cart; after any other there is none to come back to. */
export function isPassing(refusal: Refusal): boolean {
  return PASSING.has(refusal)
}

const PASSING: ReadonlySet<Refusal> = new Set<Refusal>([
  'fault',
  'overloaded',
  'database-away',
  'site-unfinished',
  'too-many-requests',
])
