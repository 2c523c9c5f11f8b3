import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

const goods = (at: string, status: 'AWAITING_PAYMENT' | 'PAID' | 'SHIPPED') => ({
  at,
  status,
  actor: 'SYSTEM' as const,
  who: null,
  detail: '',
})

test('goods and money are told together, newest first', () => {
  const placed = goods('2026-11-01T10:00:00Z', 'AWAITING_PAYMENT')
  const paid = goods('2026-11-01T10:05:00.2+00:00', 'PAID')
  const shipped = goods('2026-11-03T08:00:00Z', 'SHIPPED')
  const payment = { at: '2026-11-01T10:05:00.200Z', kind: 'PAYMENT' as const, amount: 64.5 }
  expect(timelineOf({ goods: [placed, paid, shipped], moneyMoves: [payment] })).toEqual([
    { at: shipped.at, goods: shipped },
    { at: paid.at, goods: paid },
    { at: payment.at, money: payment },
    { at: placed.at, goods: placed },
  ])
})
