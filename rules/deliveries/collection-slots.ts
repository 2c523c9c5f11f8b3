import { addDays, isShownInParis, parisDay, parisInstant, weekdayNumber } from '#rules/basics/paris-time.ts'

/** When orders can be fetched at a place. Times are `09:30`, seconds or not, in Europe/Paris. */
export interface CollectionCalendar {
  slotMinutes: number
  capacity: number
  closesOnHolidays: boolean
  /** 1 is Monday. */
  hours: readonly { weekday: number; opens: string; closes: string }[]
  /** Days on which the place is shut all the same. */
  closures: ReadonlySet<string>
}

/** What decides beside the calendar itself. */
export interface CollectionTime {
  now: Date
  /** Until an order is ready. */
  delayHours: number
  /** Public holidays, as days. */
  holidays: ReadonlySet<string>
  /** How far ahead one can choose; as far as orders are fetched unless said otherwise. */
  daysAhead?: number
}

interface SlotTime {
  /** Start in minutes of the day. */
  idSchedule: number
  from: Date
  until: Date
}

/** Nobody fetches wine that was ordered longer ago. */
export const COLLECTION_DAYS_AHEAD = 90
const HOUR_MS = 3_600_000

interface DaySlotsOptions {
  calendar: CollectionCalendar
  day: string
  moment: CollectionTime
}

/** The slots of a day that an order made now could take, were they empty. */
export function daySlots({ calendar, day, moment }: DaySlotsOptions): SlotTime[] {
  if (!isOpenOn({ calendar, day, moment })) return []
  const earliest = moment.now.getTime() + Math.max(0, moment.delayHours) * HOUR_MS
  return slotStarts(calendar, day)
    .filter((start) => isShownInParis(day, start))
    .map((start) => ({
      idSchedule: start,
      from: parisInstant(day, start),
      until: parisInstant(day, start + calendar.slotMinutes),
    }))
    .filter(({ from }) => from.getTime() >= earliest)
}

interface FindSlotOptions {
  calendar: CollectionCalendar
  asked: { day: string; idSchedule: number }
  moment: CollectionTime
}

/** One slot by its day and start; null when no order made now could take it. */
export function findSlot({ calendar, asked, moment }: FindSlotOptions): SlotTime | null {
  return (
    daySlots({ calendar, day: asked.day, moment }).find(({ idSchedule }) => idSchedule === asked.idSchedule) ?? null
  )
}

/** `CLICK_AND_COLLECT_HOURS` as hours; what is no number is the usual day. */
export function collectionDelayHours(value: string | null): number {
  const hours = Number((value ?? '24').replace(',', '.'))
  return Number.isFinite(hours) && hours >= 0 ? hours : 24
}

interface IsOpenOnOptions {
  calendar: CollectionCalendar
  day: string
  moment: CollectionTime
}

function isOpenOn({ calendar: { closesOnHolidays, closures }, day, moment }: IsOpenOnOptions): boolean {
  const today = parisDay(moment.now)
  if (day < today || day > addDays(today, moment.daysAhead ?? COLLECTION_DAYS_AHEAD)) return false
  return !closures.has(day) && !(closesOnHolidays && moment.holidays.has(day))
}

/** Starts of slots in minutes, earliest first. A slot that would end after closing time is none. */
function slotStarts({ hours, slotMinutes }: CollectionCalendar, day: string): number[] {
  const weekday = weekdayNumber(day)
  const starts = hours
    .filter((stretch) => stretch.weekday === weekday)
    .flatMap(({ opens, closes }) => {
      const [from, until] = [clockMinutes(opens), clockMinutes(closes)]
      const count = Math.max(0, Math.floor((until - from) / slotMinutes))
      return Array.from({ length: count }, (_, at) => from + at * slotMinutes)
    })
  return [...new Set(starts)].sort((a, b) => a - b)
}

function clockMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
