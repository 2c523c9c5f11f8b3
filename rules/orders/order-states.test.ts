import { expect, test } from 'vitest'
import { DELIVERY_TYPES } from '#contract/deliveries/closed-sets.ts'
import { ORDER_STATUSES } from '#contract/orders/closed-sets.ts'
import { mayBecome, nextStatuses } from './order-states.ts'

const PAID_ONCE = ORDER_STATUSES.filter((status) => status !== 'AWAITING_PAYMENT' && status !== 'CANCELLED')

const WAYS: Record<string, string> = {
  DELIVERY: 'AWAITING_PAYMENT PAID IN_PREPARATION SHIPPED DELIVERED REFUNDED',
  PICKUP: 'AWAITING_PAYMENT PAID SHIPPED DELIVERED PARTLY_REFUNDED REFUNDED',
  CLICK_AND_COLLECT: 'AWAITING_PAYMENT PAID IN_PREPARATION READY_FOR_PICKUP DELIVERED',
  NO_DELIVERY: 'AWAITING_PAYMENT PAID DELIVERED',
}

test.each(DELIVERY_TYPES)('an order by %s goes its way', (delivery) => {
  const way = (WAYS[delivery] ?? '').split(' ') as (typeof ORDER_STATUSES)[number][]
  for (const [at, status] of way.slice(1).entries()) {
    expect(mayBecome({ from: way[at] ?? 'PAID', to: status, delivery }), `${way[at]} → ${status}`).toBe(true)
  }
})

test('nothing comes back from the end, and nothing awaits payment again', () => {
  for (const delivery of DELIVERY_TYPES) {
    expect(nextStatuses('CANCELLED', delivery)).toEqual([])
    expect(nextStatuses('REFUNDED', delivery)).toEqual([])
    for (const status of ORDER_STATUSES) expect(nextStatuses(status, delivery)).not.toContain('AWAITING_PAYMENT')
  }
})

test('what is not paid is neither prepared, sent nor refunded; what is paid is not simply cancelled', () => {
  for (const delivery of DELIVERY_TYPES) {
    expect(nextStatuses('AWAITING_PAYMENT', delivery)).toEqual(['PAID', 'CANCELLED'])
    for (const status of PAID_ONCE) expect(nextStatuses(status, delivery)).not.toContain('CANCELLED')
  }
})

test('a parcel is shipped, a pick-up made ready, a gift card neither', () => {
  expect(nextStatuses('PAID', 'DELIVERY')).not.toContain('READY_FOR_PICKUP')
  expect(nextStatuses('PAID', 'CLICK_AND_COLLECT')).not.toContain('SHIPPED')
  expect(nextStatuses('PAID', 'NO_DELIVERY').filter((to) => to === 'SHIPPED' || to === 'READY_FOR_PICKUP')).toEqual([])
  expect(nextStatuses('PAID', 'DELIVERY')).not.toContain('DELIVERED')
})
