import { expect, test } from 'vitest'
import { tellingPrice } from './usual-bottle.ts'

const bottle = (format: number | null, finalPrice: number | null) => ({
  format,
  finalPrice,
  reduction: null,
  sellByMultipleOf: 1,
  multiple: 1,
})

test('a half-bottle is cheaper and does not stand for the wine; a magnum makes no starting price', () => {
  expect(tellingPrice([bottle(375, 7.2), bottle(750, 11.3), bottle(1500, 25)])).toMatchObject({
    price: 11.3,
    isFrom: false,
  })
})

test('vintages at different prices make a starting price', () => {
  expect(tellingPrice([bottle(750, 14.5), bottle(750, 11.3)])).toMatchObject({ price: 11.3, isFrom: true })
})

test('what has no usual bottle is told by its cheapest', () => {
  expect(tellingPrice([bottle(1500, 25), bottle(375, 7.2)])).toMatchObject({ price: 7.2, isFrom: true })
  expect(tellingPrice([bottle(null, 9)])).toMatchObject({ price: 9, isFrom: false })
})

test('hidden prices stay hidden, and nothing costs nothing', () => {
  expect(tellingPrice([bottle(750, null), bottle(375, null)])).toMatchObject({ price: null, isFrom: false })
  expect(tellingPrice([])).toEqual({ price: null, isFrom: false, reduction: null, multiple: 1 })
})

test('the reduction is that of the price told', () => {
  const reduction = { referencePrice: 12, percent: 16 }
  const offers = [{ ...bottle(750, 10), reduction }, bottle(375, 6)]
  expect(tellingPrice(offers)).toEqual({ price: 10, isFrom: false, reduction, multiple: 1 })
})

test('what is only sold by six says so', () => {
  expect(tellingPrice([{ ...bottle(750, 11.3), sellByMultipleOf: 6 }, bottle(750, 14)]).multiple).toBe(6)
})
