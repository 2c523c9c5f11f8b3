import { addDays, parisDay, weekdayNumber } from '#rules/basics/paris-time.ts'

interface OrderDaysOptions {
  paidAt: Date
  /** What the estate says of the way that was chosen: `Livré chez vous en 2 à 3 jours ouvrés`. */
  delay: string
  /** Public holidays, as days. */
  holidays: ReadonlySet<string>
}

/** Days as `2026-11-19`. */
export interface OrderDays {
  /** When it is packed and handed to the carrier. */
  preparedOn: string
  /** The first and the last day on which it may arrive; null where the estate names none. */
  arrival: { from: string; until: string } | null
}

const SATURDAY = 6

/** When what was paid is packed, on the next working day, and when it arrives: so many working days later. */
export function orderDays({ paidAt, delay, holidays }: OrderDaysOptions): OrderDays {
  const after = (day: string, days: number) => workingDayAfter({ day, days, holidays })
  const preparedOn = after(parisDay(paidAt), 1)
  const told = daysInWords(delay)
  return {
    preparedOn,
    arrival: told && { from: after(preparedOn, told.least), until: after(preparedOn, told.most) },
  }
}

function workingDayAfter({
  day,
  days,
  holidays,
}: {
  day: string
  days: number
  holidays: ReadonlySet<string>
}): string {
  let reached = day
  for (let left = days; left > 0; ) {
    reached = addDays(reached, 1)
    if (weekdayNumber(reached) < SATURDAY && !holidays.has(reached)) left -= 1
  }
  return reached
}

const DAYS = /(\d{1,2})(?:\s*(?:à|ou|to|or|-|–)\s*(\d{1,2}))?\s*(?:jours?|working|business|days?)(?!\p{L})/iu
/** Longer is no promise but a slip of the pen. */
const MOST_DAYS = 60

/** The days that a sentence names; null where it names none. */
function daysInWords(delay: string): { least: number; most: number } | null {
  const [, first = '', second = first] = DAYS.exec(delay) ?? []
  const [least, most] = [Number(first), Number(second)]
  return least > 0 && most >= least && most <= MOST_DAYS ? { least, most } : null
}
