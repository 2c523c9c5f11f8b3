import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingNow } from './opening-now.ts'

const day = (weekday: number, ...hours: string[]) => ({ weekday, hours })
const SHOP = [
  day(1),
  ...[2, 3, 4, 5].map((weekday) => day(weekday, '09:30–12:30', '14:00–19:00')),
  day(6, '09:30–12:30'),
  day(7),
]
const at = (weekday: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return openingNow(SHOP, { weekday, minutes: hours * 60 + minutes })
}

test('a counter is open until its stretch ends, or opens later on the day', () => {
  expect(at(2, '09:00')).toEqual({ kind: 'opens', at: '09:30' })
  expect(at(2, '09:30')).toEqual({ kind: 'open', until: '12:30' })
  expect(at(2, '12:29')).toEqual({ kind: 'open', until: '12:30' })
  expect(at(2, '12:30')).toEqual({ kind: 'opens', at: '14:00' })
  expect(at(2, '18:59')).toEqual({ kind: 'open', until: '19:00' })
})

test('in the evening it tells when it opens again, closed days left out', () => {
  expect(at(2, '19:00')).toEqual({ kind: 'over', weekday: 3, at: '09:30' })
  expect(at(6, '13:00')).toEqual({ kind: 'over', weekday: 2, at: '09:30' })
  expect(openingNow([day(3, '09:00–12:00')], { weekday: 3, minutes: 800 })).toEqual({
    kind: 'over',
    weekday: 3,
    at: '09:00',
  })
})

test('a day without hours is closed all day; one that is not told is not spoken of', () => {
  expect(at(1, '10:00')).toEqual({ kind: 'closed' })
  expect(at(7, '23:00')).toEqual({ kind: 'closed' })
  expect(openingNow([day(2, '09:00–12:00')], { weekday: 3, minutes: 600 })).toBeNull()
  expect(openingNow([], { weekday: 3, minutes: 600 })).toBeNull()
})

test('a locker is open day and night; who closes at midnight says so', () => {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => day(weekday, '00:00–24:00'))
  expect(openingNow(week, { weekday: 4, minutes: 0 })).toEqual({ kind: 'always' })
  expect(openingNow([day(4, '18:00–24:00')], { weekday: 4, minutes: 1_439 })).toEqual({ kind: 'open', until: '24:00' })
})

test('every minute of the week has one answer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 1_439 }), (weekday, minutes) => {
      expect(openingNow(SHOP, { weekday, minutes })).not.toBeNull()
    }),
  )
})
