import { expect, test } from 'vitest'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { FULFILMENTS } from '#contract/orders/closed-sets.ts'
import { isUnderWay, orderProgress } from './order-progress.ts'

test('a parcel that is on its way has three of four steps behind it', () => {
  expect(orderProgress({ fulfilment: 'SHIPPED', delivery: { type: 'DELIVERY' } })).toEqual([
    { step: 'PAID', isReached: true },
    { step: 'IN_PREPARATION', isReached: true },
    { step: 'SHIPPED', isReached: true },
    { step: 'DELIVERED', isReached: false },
  ])
})

test('unpaid or cancelled nothing is reached, delivered everything is, whichever way it goes', () => {
  for (const type of DELIVERY_TYPES) {
    const reached = (fulfilment: (typeof FULFILMENTS)[number]) =>
      new Set(orderProgress({ fulfilment, delivery: { type } }).map(({ isReached }) => isReached))
    expect([type, [...reached('AWAITING_PAYMENT')], [...reached('CANCELLED')], [...reached('DELIVERED')]]).toEqual([
      type,
      [false],
      [false],
      [true],
    ])
  }
})

test('what is delivered or cancelled is no longer under way', () => {
  expect(FULFILMENTS.filter((fulfilment) => !isUnderWay({ fulfilment }))).toEqual(['DELIVERED', 'CANCELLED'])
})
