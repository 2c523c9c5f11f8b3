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

interface Appointment {
  startsAt: string
  endsAt: string
  texts: Readonly<Record<string, { place: string }>>
}

/** Whether those who come have to know: it is at another time, or elsewhere. */
export function hasMoved(before: Appointment, after: Appointment): boolean {
  const times = ({ startsAt, endsAt }: Appointment) => [startsAt, endsAt].map((moment) => new Date(moment).getTime())
  const places = ({ texts }: Appointment) => Object.entries(texts).map(([locale, { place }]) => [locale, place])
  const told = (event: Appointment) => JSON.stringify([times(event), places(event).sort()])
  return told(before) !== told(after)
}
