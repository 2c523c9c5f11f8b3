interface DayOfYear {
  day: number
  month: number
}

const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** `01/02` → 1 February; null when there is no such day in any year. */
export function dayOfYear(text: string | null): DayOfYear | null {
  const [, day, month] = /^\s*(\d{1,2})[/.-](\d{1,2})\s*$/.exec(text ?? '') ?? []
  const days = DAYS_OF_MONTH[Number(month) - 1]
  if (days === undefined || Number(day) < 1 || Number(day) > days) return null
  return { day: Number(day), month: Number(month) }
}
