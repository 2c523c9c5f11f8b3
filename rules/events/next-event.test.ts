import { expect, test } from 'vitest'
import { nextEvent } from './next-event.ts'

const spring = { id: 1, startsAt: '2027-04-03T08:00:00.000Z' }
const autumn = { id: 2, startsAt: '2026-12-05T09:00:00.000Z' }
const summer = { id: 3, startsAt: '2026-07-14T16:00:00.000Z' }
const all = [spring, autumn, summer]

test('what begins first is next, whatever the order', () => {
  expect(nextEvent(all, new Date('2026-11-16T00:00:00Z'))).toBe(autumn)
  expect(nextEvent([...all].reverse(), new Date('2026-11-16T00:00:00Z'))).toBe(autumn)
})

test('an event is next until the moment it begins', () => {
  expect(nextEvent(all, new Date('2026-12-05T08:59:59.999Z'))).toBe(autumn)
  expect(nextEvent(all, new Date('2026-12-05T09:00:00.000Z'))).toBe(spring)
})

test('where nothing lies ahead nothing is next', () => {
  expect(nextEvent(all, new Date('2027-04-03T08:00:00Z'))).toBeNull()
  expect(nextEvent([], new Date(0))).toBeNull()
})
