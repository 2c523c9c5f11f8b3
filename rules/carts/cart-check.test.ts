import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StockNeed, stillAvailable } from '#rules/catalogue/stock.ts'
import { type CheckedLine, checkLines } from './cart-check.ts'

const BOTTLE = 1
const CASE = 2
const UNCOUNTED = 3
const needs = (stock: number): StockNeed[] => [
  { declinationId: BOTTLE, holder: 'bottle', need: 1, stock },
  { declinationId: CASE, holder: 'bottle', need: 6, stock },
]
interface LineOptions {
  declinationId: number
  quantity: number
  given?: Partial<CheckedLine>
}

const line = ({ declinationId, quantity, given = {} }: LineOptions): CheckedLine => ({
  declinationId,
  quantity,
  multiple: 1,
  isOnSale: true,
  ...given,
})
const standings = (lines: CheckedLine[], stock: number) =>
  checkLines(lines, needs(stock)).map(({ quantity, absence, available }) => [quantity, absence, available])

test('what is there stays as it is', () => {
  expect(
    standings([line({ declinationId: BOTTLE, quantity: 6 }), line({ declinationId: CASE, quantity: 1 })], 12),
  ).toEqual([
    [6, null, 6],
    [1, null, 1],
  ])
})

test('who came first keeps theirs; the next one gets what is left', () => {
  expect(
    standings([line({ declinationId: BOTTLE, quantity: 8 }), line({ declinationId: BOTTLE, quantity: 8 })], 12),
  ).toEqual([
    [8, null, 8],
    [4, null, 4],
  ])
  expect(
    standings([line({ declinationId: CASE, quantity: 3 }), line({ declinationId: BOTTLE, quantity: 3 })], 13),
  ).toEqual([
    [2, null, 2],
    [1, null, 1],
  ])
})

test('a quantity is lowered to a whole multiple', () => {
  expect(standings([line({ declinationId: BOTTLE, quantity: 18, given: { multiple: 6 } })], 14)).toEqual([
    [12, null, 14],
  ])
  expect(standings([line({ declinationId: UNCOUNTED, quantity: 8, given: { multiple: 6 } })], 0)).toEqual([
    [6, null, null],
  ])
})

test('less than a multiple in stock is sold out, and the wish is kept', () => {
  expect(standings([line({ declinationId: BOTTLE, quantity: 12, given: { multiple: 6 } })], 5)).toEqual([
    [12, 'sold-out', 5],
  ])
  expect(standings([line({ declinationId: BOTTLE, quantity: 3 })], 0)).toEqual([[3, 'sold-out', 0]])
})

test('what is now sold by more than was wished waits for another wish', () => {
  expect(standings([line({ declinationId: BOTTLE, quantity: 3, given: { multiple: 6 } })], 36)).toEqual([
    [3, 'below-multiple', 36],
  ])
  expect(standings([line({ declinationId: UNCOUNTED, quantity: 3, given: { multiple: 6 } })], 0)).toEqual([
    [3, 'below-multiple', null],
  ])
})

test('what is withdrawn or sold out takes nothing from the others', () => {
  expect(
    standings(
      [
        line({ declinationId: CASE, quantity: 1, given: { isOnSale: false } }),
        line({ declinationId: BOTTLE, quantity: 6 }),
      ],
      6,
    ),
  ).toEqual([
    [1, 'withdrawn', 0],
    [6, null, 6],
  ])
  expect(
    standings([line({ declinationId: CASE, quantity: 1 }), line({ declinationId: BOTTLE, quantity: 5 })], 5),
  ).toEqual([
    [1, 'sold-out', 0],
    [5, null, 5],
  ])
})

test('no stock is exceeded, nothing is raised or lost, and a second look changes nothing', () => {
  const anyLine = fc.record({
    declinationId: fc.constantFrom(BOTTLE, CASE, UNCOUNTED),
    quantity: fc.integer({ min: 1, max: 40 }),
    multiple: fc.constantFrom(1, 2, 6),
    isOnSale: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), fc.nat(60), (lines, stock) => {
      const settled = checkLines(lines, needs(stock))
      expect(settled).toHaveLength(lines.length)
      const held = lines.flatMap((one, at) => {
        const { quantity = 0, absence } = settled[at] ?? {}
        return absence === null ? [{ ...one, quantity }] : []
      })
      const taken = held.map(
        ({ declinationId, quantity }) => (declinationId === CASE ? 6 : Number(declinationId === BOTTLE)) * quantity,
      )
      expect(taken.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(stock)
      for (const [at, { quantity, available }] of settled.entries()) {
        const wished = lines[at] as CheckedLine
        expect(quantity).toBeLessThanOrEqual(wished.quantity)
        const beside = held.filter((one) => !(settled[at]?.absence === null && one === held[heldBefore(settled, at)]))
        if (wished.isOnSale)
          expect(available).toBe(
            stillAvailable({ declinationId: wished.declinationId, wanted: beside, needs: needs(stock) }),
          )
      }
      const again = lines.map((one, at) => ({ ...one, quantity: settled[at]?.quantity ?? 0 }))
      expect(checkLines(again, needs(stock))).toEqual(settled)
    }),
  )
})

/** How many lines before this one are held: its place among those. */
function heldBefore(settled: ReturnType<typeof checkLines>, at: number): number {
  return settled.slice(0, at).filter(({ absence }) => absence === null).length
}
