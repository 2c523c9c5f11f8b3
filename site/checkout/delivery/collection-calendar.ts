export interface Month {
  year: number
  /** 1 is January. */
  month: number
}

export function monthOfDay(day: string): Month {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}

export function addMonths({ year, month }: Month, by: number): Month {
  const at = year * 12 + (month - 1) + by
  return { year: Math.floor(at / 12), month: (at % 12) + 1 }
}

export function isBefore(one: Month, other: Month): boolean {
  return one.year * 12 + one.month < other.year * 12 + other.month
}

/** The weeks of a month from Monday to Sunday, with null where a day belongs to another month. */
export function monthWeeks({ year, month }: Month): (string | null)[][] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const cells = Math.ceil((before + days) / 7) * 7
  const all = Array.from({ length: cells }, (_, at) => {
    const day = at - before + 1
    return day >= 1 && day <= days ? dayText({ year, month, day }) : null
  })
  return Array.from({ length: cells / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7))
}

function dayText({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function addDays(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + by)).toISOString().slice(0, 10)
}

/** Where an arrow leads from a day: by days and weeks, to the ends of the week, to the months around. */
export function dayByKey(day: string, key: string): string | null {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageUp':
      return sameDayInMonth(day, -1)
    case 'PageDown':
      return sameDayInMonth(day, 1)
    default:
      return null
  }
}

/** The 31st becomes the last day of a shorter month. */
function sameDayInMonth(day: string, by: number): string {
  const { year, month } = addMonths(monthOfDay(day), by)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return dayText({ year, month, day: Math.min(Number(day.slice(8, 10)), last) })
}
