import { expect, test } from 'vitest'
import { FULFILMENTS } from '#contract/orders/closed-sets.ts'
import { forgetObstacle } from './forget-obstacles.ts'

const now = new Date('2026-11-16T10:00:00Z')
const order = { fulfilment: 'DELIVERED', money: 'PAID', deliveryType: 'DELIVERY', changedAt: now } as const
const nothing = { orders: [], openRefunds: 0, openReturns: 0, unsentCards: 0 }
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('who has ordered nothing, or has everything, can be forgotten', () => {
  expect(forgetObstacle(nothing, now)).toBeNull()
  expect(forgetObstacle({ ...nothing, orders: [order, { ...order, fulfilment: 'CANCELLED' }] }, now)).toBeNull()
})

test('an order that is neither there nor cancelled stands in the way, wherever it is', () => {
  const ways = FULFILMENTS.filter((fulfilment) =>
    forgetObstacle({ ...nothing, orders: [{ ...order, fulfilment }] }, now),
  )
  expect(ways).toEqual(['AWAITING_PAYMENT', 'PAID', 'IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP'])
})

test('a parcel of a month ago has arrived', () => {
  const shipped = (days: number) => ({ ...order, fulfilment: 'SHIPPED' as const, changedAt: daysAgo(days) })
  expect(forgetObstacle({ ...nothing, orders: [shipped(29)] }, now)).toBe('order-under-way')
  expect(forgetObstacle({ ...nothing, orders: [shipped(30)] }, now)).toBeNull()
})

test('a gift card needs no way once it is paid, but has to be sent', () => {
  const card = { ...order, fulfilment: 'PAID', deliveryType: 'NO_DELIVERY' } as const
  expect(forgetObstacle({ ...nothing, orders: [card] }, now)).toBeNull()
  expect(forgetObstacle({ ...nothing, orders: [{ ...card, fulfilment: 'AWAITING_PAYMENT' }] }, now)).toBe(
    'order-under-way',
  )
  expect(forgetObstacle({ ...nothing, orders: [card], unsentCards: 1 }, now)).toBe('order-under-way')
})

test('money that is on its way back, or held, is owed', () => {
  expect(forgetObstacle({ ...nothing, openRefunds: 1 }, now)).toBe('money-owed')
  expect(forgetObstacle({ ...nothing, openReturns: 1 }, now)).toBe('money-owed')
  const held = { ...order, fulfilment: 'CANCELLED', money: 'HELD' } as const
  expect(forgetObstacle({ ...nothing, orders: [held] }, now)).toBe('money-owed')
})
