import { parisDay } from '#rules/basics/paris-time.ts'

/** Days are those of the estate: `2026-11-15`. */
export function today(): string {
  return parisDay(new Date())
}
