/** Nobody reads and answers a form in less; programs that fill in whatever they find do. */
export const SECONDS_TO_FILL_IN = 2

/** `startedAt` in milliseconds; whoever does not say it, or lives in the future, is not judged by it. */
export function isTooFast(startedAt: number | null, now: Date): boolean {
  if (startedAt === null) return false
  const passed = now.getTime() - startedAt
  return passed >= 0 && passed < SECONDS_TO_FILL_IN * 1_000
}
