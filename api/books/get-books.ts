import type { Handler } from '#api/calls/handler.ts'
import type { getBooks } from '#contract/books/books.ts'
import { readFigures } from '#db/queries/books/figures.ts'
import { findViolations } from '#db/queries/books/violations.ts'
import { cents, euros } from '#rules/basics/money.ts'

export const handleGetBooks: Handler<typeof getBooks> = async (_, { db }) => {
  const [violations, figures] = await Promise.all([findViolations(db), readFigures(db)])
  const { stock, reserved, sold, returned, ...money } = figures
  const inEuros = Object.entries(money).map(([name, amount]) => [name, euros(cents(amount))])
  const told = Object.fromEntries(inEuros) as typeof money
  return {
    value: { isBalanced: violations.length === 0, figures: { stock, reserved, sold, returned, ...told }, violations },
  }
}
