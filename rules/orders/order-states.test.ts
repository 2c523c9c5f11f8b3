import { expect, test } from 'vitest'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { FULFILMENTS, type Fulfilment, MONEY_STATES } from '#contract/orders/closed-sets.ts'
import { afterRefund, isInCellar, isRefundable, mayMove, nextFulfilments, orderStatus } from './order-states.ts'

const WAYS: Record<string, string> = {
  DELIVERY: 'AWAITING_PAYMENT PAID IN_PREPARATION SHIPPED DELIVERED',
  PICKUP: 'AWAITING_PAYMENT PAID SHIPPED DELIVERED',
  CLICK_AND_COLLECT: 'AWAITING_PAYMENT PAID IN_PREPARATION READY_FOR_PICKUP DELIVERED',
  NO_DELIVERY: 'AWAITING_PAYMENT PAID DELIVERED',
}

test.each(DELIVERY_TYPES)('an order by %s goes its way', (delivery) => {
  const way = (WAYS[delivery] ?? '').split(' ') as Fulfilment[]
  for (const [at, to] of way.slice(1).entries()) {
    expect(mayMove({ from: way[at] ?? 'PAID', to, delivery }), `${way[at]} → ${to}`).toBe(true)
  }
})

test('goods only go forwards: nothing is ever reached twice', () => {
  for (const delivery of DELIVERY_TYPES) {
    const seen = (from: Fulfilment, before: readonly Fulfilment[]): void => {
      expect(before, `${delivery}: ${before.join(' → ')}`).not.toContain(from)
      for (const to of nextFulfilments(from, delivery)) seen(to, [...before, from])
    }
    seen('AWAITING_PAYMENT', [])
  }
})

test('nothing comes back from the end, and nothing awaits payment again', () => {
  for (const delivery of DELIVERY_TYPES) {
    expect(nextFulfilments('CANCELLED', delivery)).toEqual([])
    expect(nextFulfilments('DELIVERED', delivery)).toEqual([])
    for (const from of FULFILMENTS) expect(nextFulfilments(from, delivery)).not.toContain('AWAITING_PAYMENT')
  }
})

test('what is not paid is neither prepared nor sent; what is paid is not simply cancelled', () => {
  for (const delivery of DELIVERY_TYPES) {
    expect(nextFulfilments('AWAITING_PAYMENT', delivery)).toEqual(['PAID', 'CANCELLED'])
    for (const from of FULFILMENTS.slice(1)) expect(nextFulfilments(from, delivery)).not.toContain('CANCELLED')
  }
})

test('a parcel is shipped, a pick-up made ready, a gift card neither', () => {
  expect(nextFulfilments('PAID', 'DELIVERY')).not.toContain('READY_FOR_PICKUP')
  expect(nextFulfilments('PAID', 'CLICK_AND_COLLECT')).not.toContain('SHIPPED')
  expect(nextFulfilments('PAID', 'NO_DELIVERY')).toEqual(['IN_PREPARATION', 'DELIVERED'])
  expect(nextFulfilments('PAID', 'DELIVERY')).not.toContain('DELIVERED')
})

test('only money that came and is not all back can go back', () => {
  expect(MONEY_STATES.filter((money) => isRefundable({ money }))).toEqual(['PAID', 'PARTLY_REFUNDED'])
})

test('a whole refund keeps what is still in the cellar there, and leaves what is on its way alone', () => {
  const refund = (fulfilment: Fulfilment, refundedCents: number) =>
    afterRefund({ fulfilment, money: 'PAID' }, { refundedCents, totalCents: 100 })
  expect(FULFILMENTS.filter((fulfilment) => isInCellar({ fulfilment }))).toEqual(['PAID', 'IN_PREPARATION'])
  expect(refund('PAID', 100)).toEqual({ fulfilment: 'CANCELLED', money: 'REFUNDED' })
  expect(refund('IN_PREPARATION', 100)).toEqual({ fulfilment: 'CANCELLED', money: 'REFUNDED' })
  expect(refund('SHIPPED', 100)).toEqual({ fulfilment: 'SHIPPED', money: 'REFUNDED' })
  expect(refund('PAID', 99)).toEqual({ fulfilment: 'PAID', money: 'PARTLY_REFUNDED' })
  expect(refund('DELIVERED', 1)).toEqual({ fulfilment: 'DELIVERED', money: 'PARTLY_REFUNDED' })
})

test('outsiders read what changed last, and a whole refund for ever', () => {
  expect(orderStatus({ fulfilment: 'DELIVERED', money: 'PARTLY_REFUNDED' }, 'money')).toBe('PARTLY_REFUNDED')
  expect(orderStatus({ fulfilment: 'SHIPPED', money: 'PARTLY_REFUNDED' }, 'goods')).toBe('SHIPPED')
  expect(orderStatus({ fulfilment: 'DELIVERED', money: 'REFUNDED' }, 'goods')).toBe('REFUNDED')
  expect(orderStatus({ fulfilment: 'CANCELLED', money: 'REFUNDED' }, 'money')).toBe('REFUNDED')
  expect(orderStatus({ fulfilment: 'AWAITING_PAYMENT', money: 'OPEN' }, 'goods')).toBe('AWAITING_PAYMENT')
})
