import { addDays, parisDay, parisMinutes, weekdayNumber } from '#rules/basics/paris-time.ts'

/** Working days from the order to the door. */
export interface Pace {
  leastDays: number
  mostDays: number
}

/** Days as `2026-11-19`. */
export interface Arrival {
  from: string
  until: string
}

/** An order of the afternoon is packed with those of the next working day. */
const NOON = 720
const SATURDAY = 6

interface ArrivalOptions {
  pace: Pace
  /** What the zone adds: an island is farther. */
  extraDays?: number
  now: Date
  /** As `2026-12-25`, those of this year and the next. */
  holidays: ReadonlySet<string>
}

/** Between which days a parcel that is ordered now arrives. Nobody packs or brings on weekends and public holidays. */
export function arrivalDays({ pace, extraDays = 0, now, holidays }: ArrivalOptions): Arrival {
  const packed = packingDay({ now, holidays })
  const after = (days: number) =>
    Array.from({ length: days }).reduce<string>((day) => nextWorked(day, holidays), packed)
  return { from: after(pace.leastDays + extraDays), until: after(pace.mostDays + extraDays) }
}

/** The day on which a parcel that is ordered now is packed and handed to its carrier. */
export function packingDay({ now, holidays }: Pick<ArrivalOptions, 'now' | 'holidays'>): string {
  const today = parisDay(now)
  return isWorked(today, holidays) && parisMinutes(now) < NOON ? today : nextWorked(today, holidays)
}

function nextWorked(day: string, holidays: ReadonlySet<string>): string {
  const next = addDays(day, 1)
  return isWorked(next, holidays) ? next : nextWorked(next, holidays)
}

function isWorked(day: string, holidays: ReadonlySet<string>): boolean {
  return weekdayNumber(day) < SATURDAY && !holidays.has(day)
}

interface PromisedOrder {
  arrives_from: string | null
  arrives_until: string | null
  created_at: Date
  paid_at: Date | null
}

/** What was promised holds for an order that is paid the day it was placed: a transfer sets the days off by its own. */
export function promisedArrival({ arrives_from, arrives_until, created_at, paid_at }: PromisedOrder): Arrival | null {
  if (arrives_from === null || arrives_until === null || paid_at === null) return null
  return parisDay(paid_at) === parisDay(created_at) ? { from: arrives_from, until: arrives_until } : null
}
