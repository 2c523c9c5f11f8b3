import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#rules/basics/money.ts'
import { linePrices } from './cart-prices.ts'
import { type TieredLine, tierProgress } from './tier-progress.ts'

const tiers = [
  { minQuantity: 12, type: 'PERCENT', amount: 1_000 },
  { minQuantity: 6, type: 'PERCENT', amount: 500 },
  { minQuantity: 24, type: 'PERCENT', amount: 1_500 },
] as const
const MIXABLE = { id: 1, isMixable: true }

const line = (quantity: number, given: Partial<TieredLine> = {}): TieredLine => ({
  declinationId: 1,
  productId: 1,
  name: 'Les Aubépines',
  title: 'Les Aubépines 2022',
  quantity,
  price: cents(1_000),
  answersCost: cents(0),
  multiple: 1,
  available: null,
  tiers,
  tierSet: { id: 1, isMixable: false },
  mates: [],
  ...given,
})
const mixed = (quantity: number, given: Partial<TieredLine> = {}) =>
  line(quantity, { tierSet: MIXABLE, mates: ['Clos du Puits', 'La Perrine'], ...given })
const clos = (quantity: number) =>
  mixed(quantity, { declinationId: 2, productId: 2, name: 'Clos du Puits', title: 'Clos du Puits 2021' })
const alone = (one: TieredLine) => tierProgress(one, [one])

test.each([
  [1, { kind: 'near', missing: 5, unitPrice: 950, mates: [] }],
  [5, { kind: 'near', missing: 1, unitPrice: 950, mates: [] }],
  [6, { kind: 'reached', from: 6, thanksTo: [] }],
  [7, { kind: 'near', missing: 5, unitPrice: 900, mates: [] }],
  [12, { kind: 'reached', from: 12, thanksTo: [] }],
  [18, { kind: 'reached', from: 12, thanksTo: [] }],
  [19, { kind: 'near', missing: 5, unitPrice: 850, mates: [] }],
  [60, { kind: 'reached', from: 24, thanksTo: [] }],
])('%i bottles of a wine that counts for itself', (quantity, progress) => {
  expect(alone(line(quantity))).toEqual(progress)
})

test('what has no tiers, or none within reach, says nothing', () => {
  expect(alone(line(6, { tiers: [], tierSet: null }))).toBeNull()
  expect(alone(line(1, { tiers: [{ minQuantity: 12, type: 'PERCENT', amount: 500 }] }))).toBeNull()
})

test('a tier that lowers no price is not spoken of', () => {
  const free = { price: cents(0) }
  expect(alone(line(5, free))).toBeNull()
  expect(alone(line(6, free))).toBeNull()
  const worse = [
    { minQuantity: 6, type: 'PERCENT', amount: 1_000 },
    { minQuantity: 12, type: 'PERCENT', amount: 500 },
  ] as const
  expect(alone(line(8, { tiers: worse }))).toEqual({ kind: 'reached', from: 6, thanksTo: [] })
})

test('what is sold by six is near with six more, and by nothing less', () => {
  expect(alone(line(6, { multiple: 6 }))).toMatchObject({ kind: 'near', missing: 6, unitPrice: 900 })
  expect(alone(line(12, { multiple: 6 }))).toMatchObject({ kind: 'reached', from: 12 })
  expect(alone(line(18, { multiple: 6 }))).toMatchObject({ kind: 'near', missing: 6, unitPrice: 850 })
  const fromNine = [{ minQuantity: 9, type: 'PERCENT', amount: 500 }] as const
  expect(alone(line(6, { multiple: 6, tiers: fromNine }))).toMatchObject({ missing: 6 })
})

test('nobody is sent after bottles that are not there', () => {
  expect(alone(line(4, { available: 5 }))).toBeNull()
  expect(alone(line(4, { available: 6 }))).toMatchObject({ kind: 'near', missing: 2 })
  expect(alone(line(7, { available: 11 }))).toMatchObject({ kind: 'reached', from: 6 })
  // Others may take their place.
  expect(alone(mixed(4, { available: 4 }))).toMatchObject({ kind: 'near', missing: 2 })
})

test('wines of a mixable set come near together, and say with whom', () => {
  const lines = [mixed(2), clos(2)]
  expect(lines.map((one) => tierProgress(one, lines))).toMatchObject([
    { kind: 'near', missing: 2, unitPrice: 950, mates: ['Clos du Puits', 'La Perrine'] },
    { kind: 'near', missing: 2, unitPrice: 950 },
  ])
})

test('a tier reached together names those who helped; one reached alone names nobody', () => {
  const together = [mixed(8), clos(4)]
  expect(tierProgress(mixed(8), together)).toEqual({ kind: 'reached', from: 12, thanksTo: ['Clos du Puits'] })
  const byItself = [mixed(12), clos(1)]
  expect(tierProgress(mixed(12), byItself)).toEqual({ kind: 'reached', from: 12, thanksTo: [] })
  expect(tierProgress(clos(1), byItself)).toEqual({ kind: 'reached', from: 12, thanksTo: ['Les Aubépines'] })
})

test('another vintage of the same wine is named by what tells it apart, and nobody twice', () => {
  const older = mixed(4, { declinationId: 3, title: 'Les Aubépines 2020' })
  const magnum = mixed(2, { declinationId: 4, title: 'Les Aubépines 2020' })
  const lines = [mixed(6), older, magnum]
  expect(tierProgress(mixed(6), lines)).toMatchObject({ kind: 'reached', from: 12, thanksTo: ['Les Aubépines 2020'] })
})

test('wines of another set, or of one that does not mix, are not named', () => {
  const lines = [line(6), line(6, { declinationId: 2, name: 'Clos du Puits' })]
  expect(tierProgress(line(6), lines)).toEqual({ kind: 'reached', from: 6, thanksTo: [] })
  const other = mixed(6, { declinationId: 2, tierSet: { id: 2, isMixable: true } })
  expect(tierProgress(mixed(6), [mixed(6), other])).toEqual({ kind: 'reached', from: 6, thanksTo: [] })
})

test('two lines of one wine with other answers reach a tier by themselves, each at its own price', () => {
  const engraved = line(3, { answersCost: cents(250) })
  expect(tierProgress(engraved, [engraved, line(3)])).toEqual({ kind: 'reached', from: 6, thanksTo: [] })
  expect(tierProgress(engraved, [engraved, line(2)])).toMatchObject({ missing: 1, unitPrice: 1_200 })
})

test('who follows the advice pays what it said, and pays less', () => {
  const cart = fc.array(
    fc.record({
      declinationId: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 30 }),
      isMixable: fc.boolean(),
      answersCost: fc.nat(300),
    }),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(cart, (given) => {
      const lines = given.map(({ declinationId, quantity, isMixable, answersCost }) =>
        line(quantity, {
          declinationId,
          answersCost: cents(answersCost),
          tierSet: { id: Number(isMixable), isMixable },
        }),
      )
      for (const [at, one] of lines.entries()) {
        const progress = tierProgress(one, lines)
        if (progress?.kind !== 'near') continue
        const more = lines.map((other) =>
          other === one ? { ...one, quantity: one.quantity + progress.missing } : other,
        )
        expect(linePrices(more)[at]?.unitPrice).toBe(progress.unitPrice)
        expect(progress.unitPrice).toBeLessThan(linePrices(lines)[at]?.unitPrice ?? 0)
      }
    }),
  )
})
