import { expect, test } from 'vitest'
import { wrongStretch } from './opening-stretches.ts'

const at = (weekday: number, hours: string) => {
  const [opens = '', closes = ''] = hours.split('-')
  return { weekday, opens, closes }
}

test('a morning and an afternoon are well, on as many days as one likes', () => {
  expect(wrongStretch([at(1, '09:00-12:00'), at(1, '12:00-18:00'), at(2, '10:00-11:00')])).toBeNull()
  expect(wrongStretch([])).toBeNull()
})

test('what closes before it opens, or lies across another stretch of the day, is named by its place', () => {
  expect(wrongStretch([at(1, '09:00-12:00'), at(2, '12:00-12:00')])).toBe(1)
  expect(wrongStretch([at(1, '09:00-12:00'), at(1, '11:00-13:00')])).toBe(1)
  expect(wrongStretch([at(1, '09:00-18:00'), at(2, '09:00-18:00'), at(1, '10:00-11:00')])).toBe(2)
})
