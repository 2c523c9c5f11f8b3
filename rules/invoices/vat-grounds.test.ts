import { expect, test } from 'vitest'
import { vatGrounds } from './vat-grounds.ts'

const thing = (rate: number) => ({ isDematerialized: false, vatParts: [{ rate }] })
const GIFT_CARD = { isDematerialized: true, vatParts: [{ rate: 0 }] }
const SELLER = { vatNumber: 'FR68000418509' }
const FRANCE = 250
const SWITZERLAND = 756

test('what is taxed needs no ground', () => {
  const facts = { seller: SELLER, deliveredTo: SWITZERLAND }
  expect(vatGrounds({ ...facts, lines: [thing(20), thing(5.5)], vat: [{ rate: 20 }, { rate: 5.5 }] })).toEqual([])
})

test('a gift card is taxed when it is used', () => {
  const vat = [{ rate: 20 }, { rate: 0 }]
  expect(vatGrounds({ lines: [thing(20), GIFT_CARD], vat, seller: SELLER, deliveredTo: FRANCE })).toEqual(['VOUCHER'])
})

test('goods at zero are an export where they leave the Union, and something else where they stay', () => {
  const facts = { lines: [thing(0)], vat: [{ rate: 0 }], seller: SELLER }
  expect(vatGrounds({ ...facts, deliveredTo: SWITZERLAND })).toEqual(['EXPORT'])
  for (const deliveredTo of [FRANCE, 276, 492, null]) expect(vatGrounds({ ...facts, deliveredTo })).toEqual(['OTHER'])
})

test('each ground is told once', () => {
  const lines = [thing(0), thing(0), GIFT_CARD]
  expect(vatGrounds({ lines, vat: [{ rate: 0 }], seller: SELLER, deliveredTo: SWITZERLAND })).toEqual([
    'EXPORT',
    'VOUCHER',
  ])
})

test('an estate without a VAT number that bills none is exempt as a small enterprise, whatever it sells', () => {
  const seller = { vatNumber: null }
  const facts = { lines: [thing(0), GIFT_CARD], seller, deliveredTo: SWITZERLAND }
  expect(vatGrounds({ ...facts, vat: [{ rate: 0 }] })).toEqual(['SMALL_ENTERPRISE'])
})
