const DAY_MS = 86_400_000
/** Mail servers give a message four to five days (RFC 5321, 4.5.4.1). */
const GIVEN_UP_AFTER_MS = 5 * DAY_MS

interface IsWorthTryingOptions {
  failure: 'refused' | 'away'
  createdAt: Date
  now: Date
}

/** Whether a mail that was not taken is tried again: never when it was refused for good, else for five days. */
export function isWorthTrying({ failure, createdAt, now }: IsWorthTryingOptions): boolean {
  return failure === 'away' && now.getTime() - createdAt.getTime() < GIVEN_UP_AFTER_MS
}
