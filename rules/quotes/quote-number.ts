/** `D2026-000012`: a series of its own, because a quote is no invoice. */
export function quoteNumber({ year, number }: { year: number; number: number }): string {
  return `D${year}-${String(number).padStart(6, '0')}`
}
