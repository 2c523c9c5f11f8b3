import { expect, test } from 'vitest'
import { limitWindow } from './limit-window.ts'

test('moments of one window share its start', () => {
  const first = limitWindow(new Date('2026-05-01T10:00:00.000Z'), 60)
  const last = limitWindow(new Date('2026-05-01T10:00:59.999Z'), 60)
  expect(first).toEqual({ start: new Date('2026-05-01T10:00:00Z'), secondsLeft: 60 })
  expect(last).toEqual({ start: new Date('2026-05-01T10:00:00Z'), secondsLeft: 1 })
})

test('the next second begins a new one', () => {
  expect(limitWindow(new Date('2026-05-01T10:01:00Z'), 60).start).toEqual(new Date('2026-05-01T10:01:00Z'))
})
