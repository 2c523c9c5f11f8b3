import { expect, test } from 'vitest'
import { isPast, reminderAt } from './event-times.ts'

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
