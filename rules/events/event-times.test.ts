import { expect, test } from 'vitest'
import { hasMoved, isPast, reminderAt } from './event-times.ts'

const startsAt = new Date('2026-12-05T09:00:00Z')
const at = (now: string) => ({ startsAt, now: new Date(now) })

test('an event is past from the moment it begins', () => {
  expect(isPast(at('2026-12-05T08:59:59Z'))).toBe(false)
  expect(isPast(at('2026-12-05T09:00:00Z'))).toBe(true)
})

test('who comes is reminded two days before, unless they have only just registered', () => {
  expect(reminderAt(at('2026-12-01T00:00:00Z'))).toEqual(new Date('2026-12-03T09:00:00Z'))
  expect(reminderAt(at('2026-12-03T09:00:00Z'))).toBeNull()
  expect(reminderAt(at('2026-12-04T12:00:00Z'))).toBeNull()
})

test('those who come have to know of another time or place, and of nothing else', () => {
  const event = { startsAt: '2026-12-05T09:00:00Z', endsAt: '2026-12-05T17:00:00Z', texts: { fr: { place: 'Caveau' } } }
  expect(hasMoved(event, { ...event, startsAt: '2026-12-05T10:00:00+01:00' })).toBe(false)
  expect(hasMoved(event, { ...event, startsAt: '2026-12-05T10:00:00Z' })).toBe(true)
  expect(hasMoved(event, { ...event, endsAt: '2026-12-05T18:00:00Z' })).toBe(true)
  expect(hasMoved(event, { ...event, texts: { fr: { place: 'Chai' } } })).toBe(true)
})
