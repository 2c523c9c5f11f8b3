import { expect, test } from 'vitest'
import { depositDeadline, depositTotal, isRefundable, movedRefundDeadline, promotedDeadline } from './deposits.ts'

const now = new Date('2026-11-16T08:00:00Z')
const startsAt = new Date('2026-11-21T09:00:00Z')
const at = (time: string) => new Date(`2026-11-${time}:00Z`)

test('a party pays for each of its people', () => {
  expect(depositTotal(1500, 4)).toBe(6000)
})

test('who books has half an hour, and never longer than until the visit begins', () => {
  expect(depositDeadline({ now, startsAt })).toEqual(at('16T08:30'))
  expect(depositDeadline({ now, startsAt: at('16T08:10') })).toEqual(at('16T08:10'))
})

test('who is promoted has a day', () => {
  expect(promotedDeadline({ now, startsAt, leadHours: 24 })).toEqual(at('17T08:00'))
})

test('who is promoted shortly before nobody could book any more has until then, but half an hour at least', () => {
  expect(promotedDeadline({ now, startsAt: at('17T12:00'), leadHours: 24 })).toEqual(at('16T12:00'))
  expect(promotedDeadline({ now, startsAt: at('17T08:05'), leadHours: 24 })).toEqual(at('16T08:30'))
  expect(promotedDeadline({ now, startsAt: at('16T08:10'), leadHours: 0 })).toEqual(at('16T08:10'))
})

test('the deposit goes back until the last moment at which the place could be booked', () => {
  const refundUntil = at('20T09:00')
  expect(isRefundable({ refundUntil, now: at('20T09:00') })).toBe(true)
  expect(isRefundable({ refundUntil, now: new Date(at('20T09:00').getTime() + 1) })).toBe(false)
})

test('a move in time brings the deadline of the new day, a late one none', () => {
  const move = { refundUntil: at('20T09:00'), startsAt: at('28T09:00'), leadHours: 24 }
  expect(movedRefundDeadline({ ...move, now: at('20T09:00') })).toEqual(at('27T09:00'))
  expect(movedRefundDeadline({ ...move, now: at('20T10:00') })).toEqual(at('20T09:00'))
})
