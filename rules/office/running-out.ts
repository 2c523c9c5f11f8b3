/** The pace is that of so many days, and what lasts longer than so many is no worry yet. */
export const PACE_DAYS = 60
const WORRY_DAYS = 30

/** How many days a stock lasts when it sells on as it did; null when that is no worry. */
export function daysLeft({ left, sold }: { left: number; sold: number }): number | null {
  if (left <= 0 || sold <= 0) return null
  const days = Math.floor((left * PACE_DAYS) / sold)
  return days < WORRY_DAYS ? days : null
}
