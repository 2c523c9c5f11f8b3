import { expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '#contract/orders/closed-sets.ts'
import type { PaymentFailure, PaymentStatus } from '#contract/payments/closed-sets.ts'
import { POLL_PAUSES_MS, paymentOutcome } from './payment-outcome.ts'

interface OrderOptions {
  value: OrderStatus
  status: PaymentStatus | null
  failure?: PaymentFailure | null
}

const order = ({ value, status, failure = null }: OrderOptions) => ({
  status: { id: 1, value, label: '' },
  payment: status && { status, failure },
  paidAt: null,
})

test('paid is what the order says, never what the payment or the address says', () => {
  expect(paymentOutcome(order({ value: 'AWAITING_PAYMENT', status: 'SUCCEEDED' }))).toBe('pending')
  for (const value of ORDER_STATUSES) {
    const isPaid = value !== 'AWAITING_PAYMENT' && value !== 'CANCELLED'
    expect(paymentOutcome(order({ value, status: 'FAILED' })) === 'paid').toBe(isPaid)
  }
})

test('an order that waits is pending, refused or left', () => {
  expect(paymentOutcome(order({ value: 'AWAITING_PAYMENT', status: null }))).toBe('pending')
  expect(paymentOutcome(order({ value: 'AWAITING_PAYMENT', status: 'PENDING' }))).toBe('pending')
  expect(paymentOutcome(order({ value: 'AWAITING_PAYMENT', status: 'HELD' }))).toBe('pending')
  expect(paymentOutcome(order({ value: 'AWAITING_PAYMENT', status: 'FAILED', failure: 'card-declined' }))).toBe(
    'failed',
  )
  expect(paymentOutcome(order({ value: 'AWAITING_PAYMENT', status: 'FAILED', failure: 'cancelled-by-customer' }))).toBe(
    'cancelled',
  )
  expect(paymentOutcome(order({ value: 'AWAITING_PAYMENT', status: 'CANCELLED' }))).toBe('cancelled')
})

test('nothing charged is said only of an order that was never paid', () => {
  expect(paymentOutcome(order({ value: 'CANCELLED', status: 'CANCELLED' }))).toBe('cancelled')
  expect(
    paymentOutcome({ ...order({ value: 'CANCELLED', status: 'SUCCEEDED' }), paidAt: '2026-11-15T10:00:00Z' }),
  ).toBe('over')
})

test('one looks for some twenty seconds, less and less often', () => {
  const all = POLL_PAUSES_MS.reduce((sum, pause) => sum + pause, 0)
  expect(all).toBeGreaterThanOrEqual(18_000)
  expect(all).toBeLessThanOrEqual(22_000)
  expect(POLL_PAUSES_MS.toSorted((one, other) => one - other)).toEqual(POLL_PAUSES_MS)
})
