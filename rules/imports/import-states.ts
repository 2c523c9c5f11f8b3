import type { ImportState } from '#contract/imports/closed-sets.ts'

/** What an import may become, from what it is: by what somebody asks for, or by having come to its end. */
const NEXT: Readonly<Record<ImportState, readonly ImportState[]>> = {
  MAPPING: ['CHECKING'],
  CHECKING: ['CHECKED', 'MAPPING'],
  CHECKED: ['CHECKING', 'RUNNING'],
  RUNNING: ['STOPPED', 'DONE'],
  STOPPED: ['RUNNING', 'UNDOING'],
  DONE: ['UNDOING'],
  UNDOING: ['UNDONE'],
  UNDONE: [],
}

export function mayBecome(from: ImportState, to: ImportState): boolean {
  return NEXT[from].includes(to)
}

/** It works in the background. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'CHECKING' || state === 'RUNNING' || state === 'UNDOING'
}

/** Nothing of it is in the estate: it can be forgotten without a loss. */
export function isForgettable(state: ImportState): boolean {
  return state === 'MAPPING' || state === 'CHECKED' || state === 'UNDONE'
}
