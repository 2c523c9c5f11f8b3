import { getAllowedDates } from '#contract/deliveries/routes.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { addMonths, isBefore, type Month, monthOfDay, monthWeeks } from '#site/checkout/delivery/collection-calendar.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { formatDayNumber, formatHour, formatLongDay, formatMonth } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { visitWords } from '#words/visits/words.ts'

interface OpenDay {
  date: string
  slots: readonly { idSchedule: number; from: string; until: string; left: number; isOwn?: true }[]
}

/** The places that one has already: they are one's own to stay in, however full the hour is. */
interface OwnPlaces {
  date: string
  idSchedule: number
  people: number
}

interface CalendarOptions {
  idCalendar: number
  /** The page's own address: `month` and `day` of it are what was chosen. */
  url: string
  now: Date
  own?: OwnPlaces | undefined
}

/** How far one looks for a first date when no month was asked for. */
const MONTHS_TO_TRY = 4

/** A month of a visit's calendar with links to its days, and the hours of the chosen one. */
export async function loadCalendar(page: PageContext, { idCalendar, url, now, own }: CalendarOptions) {
  const { searchParams } = new URL(url)
  const [day, asked] = [readDay(searchParams.get('day')), readMonth(searchParams.get('month'))]
  const first = monthOfDay(parisDay(now))
  const wished = day ? monthOfDay(day) : asked
  const start = wished && !isBefore(wished, first) ? wished : first
  let month = start
  let days = await openDays(page, { idCalendar, month })
  for (let tries = 1; !wished && days.length === 0 && tries < MONTHS_TO_TRY; tries++) {
    month = addMonths(start, tries)
    days = await openDays(page, { idCalendar, month })
  }
  // Nobody came so far to find nothing: where no month has a date, the present one says so.
  if (days.length === 0) month = start
  return calendarView({ month, days: days.map((one) => withOwnPlaces(one, own)), day, first, locale: page.locale })
}

function withOwnPlaces(day: OpenDay, own: OwnPlaces | undefined): OpenDay {
  if (own?.date !== day.date) return day
  const slots = day.slots.map((slot) =>
    slot.idSchedule === own.idSchedule ? { ...slot, left: slot.left + own.people, isOwn: true as const } : slot,
  )
  return { ...day, slots }
}

async function openDays(page: PageContext, { idCalendar, month }: { idCalendar: number; month: Month }) {
  const answer = await page.askAsCaller(getAllowedDates, { params: { id: idCalendar, ...month } })
  return answer.success ? answer.data.dates : []
}

interface CalendarViewOptions {
  month: Month
  days: readonly OpenDay[]
  day: string | null
  /** The present month: there is nothing before it. */
  first: Month
  locale: Locale
}

function calendarView({ month, days, day, first, locale }: CalendarViewOptions) {
  const words = visitWords[locale].calendar
  const byDate = new Map(days.map((one) => [one.date, one]))
  const chosen = byDate.get(day ?? '') ?? null
  const name = formatMonth({ ...month, locale })
  return {
    name,
    caption: fill(words.of, { month: name }),
    previous: isBefore(first, month) ? monthQuery(addMonths(month, -1)) : null,
    next: monthQuery(addMonths(month, 1)),
    isEmpty: days.length === 0,
    weeks: monthWeeks(month).map((week) =>
      week.map((date) =>
        date === null ? null : { number: formatDayNumber(date, locale), ...dayView(byDate.get(date), { day, locale }) },
      ),
    ),
    chosen: chosen && {
      date: chosen.date,
      title: formatLongDay(chosen.date, locale),
      hours: chosen.slots.map(({ idSchedule, from, until, left, isOwn }) => ({
        idSchedule,
        label: fill(words.slot, { from: formatHour(from, locale), until: formatHour(until, locale) }),
        hint: slotHint({ left, isOwn }, words),
        isFull: left === 0,
      })),
    },
  }
}

function slotHint(
  { left, isOwn }: { left: number; isOwn: true | undefined },
  words: (typeof visitWords)[Locale]['calendar'],
): string {
  if (isOwn) return fill(left === 1 ? words.slotOwnOne : words.slotOwn, { n: left })
  return left === 0 ? words.slotFull : fill(left === 1 ? words.leftOne : words.left, { n: left })
}

export type CalendarView = ReturnType<typeof calendarView>

function dayView(open: OpenDay | undefined, { day, locale }: { day: string | null; locale: Locale }) {
  if (!open) return { link: null }
  const words = visitWords[locale].calendar
  const left = open.slots.reduce((sum, slot) => sum + slot.left, 0)
  const said = left === 0 ? words.full : left === 1 ? words.openOne : words.open
  return {
    link: {
      // Without a script, a browser goes on where the hours are.
      to: `?day=${open.date}#hours`,
      label: fill(said, { day: formatLongDay(open.date, locale), n: left }),
      isChosen: open.date === day,
      isFull: left === 0,
    },
  }
}

const monthQuery = ({ year, month }: Month) => `?month=${year}-${String(month).padStart(2, '0')}`

function readMonth(told: string | null): Month | null {
  return told !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(told) ? monthOfDay(`${told}-01`) : null
}

function readDay(told: string | null): string | null {
  if (told === null || !/^20\d\d-\d\d-\d\d$/.test(told)) return null
  return Number.isNaN(Date.parse(`${told}T00:00:00Z`)) ? null : told
}
