import { expect, test } from 'vitest'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#contract/orders/sets.ts'
import { decideSettlement, type ReportedState } from './settlement.ts'

const asked = { amount: 4_500, currency: 'EUR' }
const told = (status: ReportedState['status'], given: Partial<ReportedState> = {}): ReportedState => ({
  status,
  ...asked,
  ...given,
})

test('money for an order that awaits it completes it, whatever was told before', () => {
  for (const status of ['PENDING', 'FAILED', 'CANCELLED'] as const) {
    expect(decideSettlement('AWAITING_PAYMENT', { status, ...asked }, told('SUCCEEDED'))).toBe('paid')
  }
})

test('money for an order that is over or paid already goes back', () => {
  for (const order of ORDER_STATUSES.filter((status) => status !== 'AWAITING_PAYMENT')) {
    expect(decideSettlement(order, { status: 'PENDING', ...asked }, told('SUCCEEDED')), order).toBe('paid-in-vain')
  }
})

test('another amount or currency is held, never paid', () => {
  const pending = { status: 'PENDING', ...asked } as const
  for (const wrong of [{ amount: 4_499 }, { amount: 4_501 }, { amount: 45 }, { currency: 'USD' }]) {
    expect(decideSettlement('AWAITING_PAYMENT', pending, told('SUCCEEDED', wrong))).toBe('held')
  }
})

test('what is settled stays settled, and what is pending changes nothing', () => {
  for (const order of ORDER_STATUSES) {
    for (const status of ['SUCCEEDED', 'FAILED', 'CANCELLED', 'PENDING'] as const) {
      for (const settled of ['SUCCEEDED', 'HELD'] as const) {
        expect(decideSettlement(order, { status: settled, ...asked }, told(status))).toBe('nothing')
      }
    }
    for (const status of PAYMENT_STATUSES) {
      expect(decideSettlement(order, { status, ...asked }, told('PENDING'))).toBe('nothing')
    }
  }
})

test('a refusal is told once', () => {
  const pending = { status: 'PENDING', ...asked } as const
  expect(decideSettlement('AWAITING_PAYMENT', pending, told('FAILED'))).toBe('failed')
  expect(decideSettlement('AWAITING_PAYMENT', pending, told('CANCELLED'))).toBe('cancelled')
  expect(decideSettlement('AWAITING_PAYMENT', { status: 'FAILED', ...asked }, told('FAILED'))).toBe('nothing')
  expect(decideSettlement('AWAITING_PAYMENT', { status: 'FAILED', ...asked }, told('CANCELLED'))).toBe('nothing')
})
