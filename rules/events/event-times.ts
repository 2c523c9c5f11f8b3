const DAY_MS = 86_400_000
const REMINDER_DAYS = 2

/** Who wants to come has to say so before it begins. */
export function isPast({ startsAt, now }: { startsAt: Date; now: Date }): boolean {
  return startsAt <= now
}

/** When those who come are reminded; null for who registers so late that there is nothing to be reminded of. */
export function reminderAt({ startsAt, now }: { startsAt: Date; now: Date }): Date | null {
  const at = new Date(startsAt.getTime() - REMINDER_DAYS * DAY_MS)
  return at > now ? at : null
}
