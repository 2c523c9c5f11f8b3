import { expect, test } from 'vitest'
import { paymentLinkState } from './payment-link-state.ts'

const NOW = new Date('2026-11-15T10:00:00Z')
const LATER = new Date('2026-11-16T10:00:00Z')

const link = {
  expiresAt: LATER,
  order: { fulfilment: 'AWAITING_PAYMENT', isPaid: false },
} as const

test('an order that awaits payment is paid by its link until the link ends', () => {
  expect(paymentLinkState(link, NOW)).toBe('OPEN')
  expect(paymentLinkState(link, LATER)).toBe('OVER')
})

test('whatever paid the order, its link says so; one that was cancelled cannot be paid', () => {
  expect(paymentLinkState({ ...link, order: { fulfilment: 'SHIPPED', isPaid: true } }, LATER)).toBe('PAID')
  expect(paymentLinkState({ ...link, order: { fulfilment: 'CANCELLED', isPaid: false } }, NOW)).toBe('OVER')
})
