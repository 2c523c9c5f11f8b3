const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

/** What calendars and clocks in Paris show: `2026-03-29 03:00:00`. */
function parisClock(instant: Date): string {
  const shown = new Date(instant.getTime() + offsetMinutes(instant) * MINUTE_MS)
  return shown.toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * How far Paris is ahead of universal time. By the rule of the European Union, which the test compares with the
 * platform's: asked for the time in Paris, a phone reads the times of the whole world first, for a tenth of a second.
 * The rule holds since 1996; a day before that is shown as it was typed, for it was read by the same rule.
 */
function offsetMinutes(instant: Date): number {
  const year = instant.getUTCFullYear()
  return instant >= clockChange(year, MARCH) && instant < clockChange(year, OCTOBER) ? 120 : 60
}

const MARCH = 2
const OCTOBER = 9

/** The last Sunday of the month, at one in universal time. */
function clockChange(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  last.setUTCDate(last.getUTCDate() - last.getUTCDay())
  return last
}

/** The day in Paris, as `2026-03-29`. */
export function parisDay(instant: Date): string {
  return parisClock(instant).slice(0, 10)
}

/** The year in Paris: an invoice of New Year's Eve, 23:30 in universal time, is one of the new year. */
export function parisYear(instant: Date): number {
  return Number(parisClock(instant).slice(0, 4))
}

/** Minutes since midnight that clocks in Paris show. */
export function parisMinutes(instant: Date): number {
  const [hours = 0, minutes = 0] = parisClock(instant).slice(11).split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * The instant at which clocks in Paris show this time of this day. In the night of autumn that shows it twice, the first;
 * in the night of spring that skips it, as much later as the clock jumps.
 */
export function parisInstant(day: string, minutes: number): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  // Summer time first: it is the earlier of two, and it is right for both sides but one.
  const [early, late] = [120, 60].map((offset) => new Date(shown - offset * MINUTE_MS)) as [Date, Date]
  return offsetMinutes(early) === 120 ? early : late
}

/** `2026-12-01T08:30`, as clocks in Paris show it, as the moment that travels; null of anything else. */
export function parisMoment(shown: string): string | null {
  const [, day, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(shown) ?? []
  return day ? parisInstant(day, Number(hours) * 60 + Number(minutes)).toISOString() : null
}

/** The way back: a moment as clocks in Paris show it. */
export function shownInParis(moment: string): string {
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? '' : parisClock(at).slice(0, 16).replace(' ', 'T')
}

/** Whether clocks in Paris ever show this time of this day. */
export function isShownInParis(day: string, minutes: number): boolean {
  const at = parisInstant(day, minutes)
  const dayAfter = minutes >= DAY_MINUTES ? addDays(day, Math.floor(minutes / DAY_MINUTES)) : day
  return parisDay(at) === dayAfter && parisMinutes(at) === minutes % DAY_MINUTES
}

/** 1 is Monday. */
export function weekdayNumber(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MINUTES * MINUTE_MS).toISOString().slice(0, 10)
}

/** All days of a month, first to last. */
export function daysOfMonth(year: number, month: number): string[] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

/** Minutes of the day as a clock shows them: `09:30`; midnight at its end is `24:00`. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
