/** One day or month: what came in, and what had come in a year before. */
export interface TurnoverPoint {
  /** `2026-11-17` or `2026-11`. */
  at: string
  amount: number
  lastYear: number
  orders: number
}

/** A round number just above the highest: 1, 2, 2.5 or 5 with zeros. */
export function topOf(points: readonly TurnoverPoint[]): number {
  const highest = Math.max(0, ...points.flatMap(({ amount, lastYear }) => [amount, lastYear]))
  if (highest === 0) return 100
  const ten = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 2.5, 5, 10].find((one) => one * ten >= highest) ?? 10
  return step * ten
}

interface CsvParts {
  points: readonly TurnoverPoint[]
  head: readonly string[]
  comma: ',' | '.'
}

/** The same as a file for spreadsheets: semicolons, and amounts as the language writes them. */
export function turnoverCsv({ points, head, comma }: CsvParts): string {
  const amount = (value: number) => value.toFixed(2).replace('.', comma)
  const rows = points.map(({ at, amount: now, lastYear, orders }) => [
    at,
    amount(now),
    amount(lastYear),
    String(orders),
  ])
  return [head, ...rows].map((row) => row.join(';')).join('\r\n')
}
