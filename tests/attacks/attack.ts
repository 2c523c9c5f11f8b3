import type { Target } from './send.ts'

/** Begins at once and goes on until it is stopped. */
export type Attack = (target: Target) => {
  /** What the attacker has done so far, in one line. */
  report(): string
  stop(): void
}
