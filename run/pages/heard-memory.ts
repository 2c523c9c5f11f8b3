import type { CallMemory } from '#api/http/kept-call.ts'

/** While changes are not heard, everything is made anew: nobody knows whether what is kept is still so. */
export function heardMemory(memory: CallMemory, isListening: () => boolean): CallMemory {
  return { findOrMake: (wanted, make) => (isListening() ? memory.findOrMake(wanted, make) : make()) }
}
