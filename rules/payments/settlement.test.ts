import { expect, test } from 'vitest'
import { PAYMENT_STATUSES } from '#contract/payments/closed-sets.ts'
import { decideSettlement, type ReportedState } from './settlement.ts'

const asked = { amount: 4_500, currency: 'EUR' }
const told = (status: ReportedState['status'], given: Partial<ReportedState> = {}): ReportedState => ({
  status,
  ...asked,
  ...given,
})

test('money for an order that awaits it completes it, whatever was told before', () => {
  for (const status of ['PENDING', 'FAILED', 'CANCELLED'] as const) {
    expect(decideSettlement({ isAwaited: true, payment: { status, ...asked }, told: told('SUCCEEDED') })).toBe('paid')
  }
})

test('money for an order that is over or paid already goes back', () => {
  const pending = { status: 'PENDING', ...asked } as const
  expect(decideSettlement({ isAwaited: false, payment: pending, told: told('SUCCEEDED') })).toBe('paid-in-vain')
})

test('another amount or currency is held, never paid', () => {
  const pending = { status: 'PENDING', ...asked } as const
  for (const wrong of [{ amount: 4_499 }, { amount: 4_501 }, { amount: 45 }, { currency: 'USD' }]) {
    expect(decideSettlement({ isAwaited: true, payment: pending, told: told('SUCCEEDED', wrong) })).toBe('held')
  }
})

test('what is settled stays settled, and what is pending changes nothing', () => {
  for (const isAwaited of [true, false]) {
    for (const status of ['SUCCEEDED', 'FAILED', 'CANCELLED', 'PENDING'] as const) {
      for (const settled of ['SUCCEEDED', 'HELD', 'REFUNDED'] as const) {
        expect(decideSettlement({ isAwaited, payment: { status: settled, ...asked }, told: told(status) })).toBe(
          'nothing',
        )
      }
    }
    for (const status of PAYMENT_STATUSES) {
      expect(decideSettlement({ isAwaited, payment: { status, ...asked }, told: told('PENDING') })).toBe('nothing')
    }
  }
})

test('a refusal is told once', () => {
  const pending = { status: 'PENDING', ...asked } as const
  expect(decideSettlement({ isAwaited: true, payment: pending, told: told('FAILED') })).toBe('failed')
  expect(decideSettlement({ isAwaited: true, payment: pending, told: told('CANCELLED') })).toBe('cancelled')
  expect(decideSettlement({ isAwaited: true, payment: { status: 'FAILED', ...asked }, told: told('FAILED') })).toBe(
    'nothing',
  )
  expect(decideSettlement({ isAwaited: true, payment: { status: 'FAILED', ...asked }, told: told('CANCELLED') })).toBe(
    'nothing',
  )
})
