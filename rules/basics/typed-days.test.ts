import { expect, test } from 'vitest'
import { readTypedDay, readTypedMoment, writeTypedDay } from './typed-days.ts'

test.each(['17/11/2026', '17.11.2026', '17-11-2026', '17 11 2026', '17/11/26', ' 17/11/2026 ', '2026-11-17'])(
  '“%s” is a day',
  (typed) => {
    expect(readTypedDay(typed)).toBe('2026-11-17')
  },
)

test.each(['', '17/11', '31/02/2026', '32/01/2026', '11/17/2026', 'demain', '17/11/2026 25:00'])(
  '“%s” is none',
  (typed) => {
    expect(readTypedDay(typed)).toBeNull()
  },
)

test('an hour may stand behind the day', () => {
  expect(readTypedMoment('17/11/2026 8:30')).toBe('2026-11-17T08:30')
  expect(readTypedMoment('17/11/2026 à 8h')).toBe('2026-11-17T08:00')
  expect(readTypedMoment('2026-11-17T08:30')).toBe('2026-11-17T08:30')
  expect(readTypedMoment('17/11/2026')).toBe('2026-11-17T00:00')
  expect(readTypedMoment('17/11/2026 8:75')).toBeNull()
})

test('what is kept is written as it is typed', () => {
  expect(writeTypedDay('2026-11-17')).toBe('17/11/2026')
  expect(writeTypedDay('2026-11-17T08:30')).toBe('17/11/2026 08:30')
  expect(writeTypedDay('')).toBe('')
})
