import { expect, test } from 'vitest'
import { FULFILMENTS } from '#contract/orders/closed-sets.ts'
import { deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { editableParts, isSameTerritory, takenOut } from './order-edits.ts'

const PAID = { fulfilment: 'PAID', money: 'PAID', delivery: 'DELIVERY', isDeposit: false, isSupplement: false } as const
const NOTHING = { address: false, relay: false, slot: false, lines: false }

test('where an order goes can be changed until it leaves, what is in it once it is paid', () => {
  const closed = FULFILMENTS.filter((fulfilment) => !editableParts({ ...PAID, fulfilment }).address)
  expect(closed).toEqual(['SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'CANCELLED'])
  const withLines = FULFILMENTS.filter((fulfilment) => editableParts({ ...PAID, fulfilment }).lines)
  expect(withLines).toEqual(['PAID', 'IN_PREPARATION'])
})

test('a slot belongs to what is fetched, an address to what is brought', () => {
  expect(editableParts({ ...PAID, delivery: 'CLICK_AND_COLLECT' })).toMatchObject({
    address: false,
    relay: false,
    slot: true,
    lines: true,
  })
  expect(editableParts({ ...PAID, delivery: 'PICKUP' })).toMatchObject({
    address: false,
    relay: true,
    slot: false,
    lines: true,
  })
  expect(editableParts({ ...PAID, delivery: 'NO_DELIVERY' })).toEqual(NOTHING)
})

test('deposits, additions and money that is held are left alone', () => {
  expect(editableParts({ ...PAID, isDeposit: true })).toEqual(NOTHING)
  expect(editableParts({ ...PAID, isSupplement: true })).toEqual(NOTHING)
  expect(editableParts({ ...PAID, money: 'HELD' }).lines).toBe(false)
  expect(editableParts({ ...PAID, money: 'PARTLY_REFUNDED' }).lines).toBe(true)
})

test('overseas is another territory than the mainland, Monaco is not', () => {
  const paris = deliveryPlace('FR', '75001')
  expect(isSameTerritory(paris, deliveryPlace('FR', '20000'))).toBe(true)
  expect(isSameTerritory(paris, deliveryPlace('MC', '98000'))).toBe(true)
  expect(isSameTerritory(paris, deliveryPlace('FR', '97100'))).toBe(false)
  expect(isSameTerritory(paris, deliveryPlace('BE', '1000'))).toBe(false)
})

const LINE = { position: 0, quantity: 6, refundedQuantity: 0, isGiftCard: false }

test('what is taken out is what does not stay', () => {
  const lines = [LINE, { ...LINE, position: 1, quantity: 3, refundedQuantity: 1 }]
  const wanted = [
    { position: 0, quantity: 4 },
    { position: 1, quantity: 0 },
  ]
  expect(takenOut(lines, wanted)).toEqual({
    removed: [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 2 },
    ],
  })
  expect(takenOut(lines, [{ position: 0, quantity: 6 }])).toEqual({ removed: [] })
})

test('more than there is, what is not there, and gift cards are refused; so is an empty order', () => {
  const lines = [
    { ...LINE, refundedQuantity: 1 },
    { ...LINE, position: 1, quantity: 1, isGiftCard: true },
  ]
  expect(takenOut(lines, [{ position: 0, quantity: 6 }])).toEqual({ problem: 'line', position: 0 })
  expect(takenOut(lines, [{ position: 7, quantity: 0 }])).toEqual({ problem: 'line', position: 7 })
  expect(takenOut(lines, [{ position: 1, quantity: 0 }])).toEqual({ problem: 'line', position: 1 })
  expect(takenOut([LINE], [{ position: 0, quantity: 0 }])).toEqual({ problem: 'nothing-stays' })
})
