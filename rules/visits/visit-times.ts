import { addDays, parisDay, parisInstant } from '#rules/basics/paris-time.ts'
import type { CollectionTime } from '#rules/deliveries/collection-slots.ts'

/** Mails of the morning are read by those who travel tomorrow. */
const REMINDER_MINUTES = 10 * 60
const MINUTE_MS = 60_000

interface VisitTimeOptions {
  now: Date
  service: { leadHours: number; daysAhead: number }
  holidays: ReadonlySet<string>
}

/** What decides about the slots of a visit now, beside its calendar. */
export function visitTime({ now, service: { leadHours, daysAhead }, holidays }: VisitTimeOptions): CollectionTime {
  return { now, delayHours: leadHours, daysAhead, holidays }
}

/** When a visit that begins then is over: as long as it lasts, whatever clocks do meanwhile. */
export function visitEnd(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * MINUTE_MS)
}

/** The morning of the day before; null for who books later than that, and needs no reminder. */
export function reminderAt(startsAt: Date, now: Date): Date | null {
  const at = parisInstant(addDays(parisDay(startsAt), -1), REMINDER_MINUTES)
  return at > now ? at : null
}

/** Once it has begun, nothing is changed any more. */
export function hasBegun(startsAt: Date, now: Date): boolean {
  return startsAt <= now
}
