import type { Role } from '#contract/basics/define-call.ts'

/** A session lasts a day, as its cookies do. */
export const SESSION_SECONDS = 86_400
/** Left alone so long, it ends before: an estate's office has a door, and people go to lunch (ASVS 7.3.1). */
const IDLE_SECONDS: Readonly<Record<Exclude<Role, 'VISITOR'>, number>> = {
  CUSTOMER: SESSION_SECONDS,
  ADMIN: 1_800,
  SUPER_ADMIN: 1_800,
}
/** Noted no more often than this: a page asks a dozen calls. */
const NOTED_SECONDS = 60

interface SeenSession {
  role: Exclude<Role, 'VISITOR'>
  seenAt: Date
  now: Date
}

export function isLeftAlone({ role, seenAt, now }: SeenSession): boolean {
  return secondsSince(seenAt, now) >= IDLE_SECONDS[role]
}

/** Whether it is time to note that the session is in use. */
export function isWorthNoting({ seenAt, now }: Pick<SeenSession, 'seenAt' | 'now'>): boolean {
  return secondsSince(seenAt, now) >= NOTED_SECONDS
}

function secondsSince(date: Date, now: Date): number {
  return (now.getTime() - date.getTime()) / 1_000
}
