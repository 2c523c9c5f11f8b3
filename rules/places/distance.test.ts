import { expect, test } from 'vitest'
import { metresBetween, movedBy } from './distance.ts'

const angers = { latitude: 47.4736, longitude: -0.5542 }
const saumur = { latitude: 47.2597, longitude: -0.078 }

test('Saumur is some 43 km from Angers, and as far back', () => {
  expect(metresBetween(angers, saumur)).toBeGreaterThan(42_500)
  expect(metresBetween(angers, saumur)).toBeLessThan(43_500)
  expect(metresBetween(saumur, angers)).toBe(metresBetween(angers, saumur))
  expect(metresBetween(angers, angers)).toBe(0)
})

test('a position moved by metres is that far away', () => {
  const moved = movedBy(angers, { north: 300, east: -400 })
  expect(moved.latitude).toBeGreaterThan(angers.latitude)
  expect(moved.longitude).toBeLessThan(angers.longitude)
  expect(Math.abs(metresBetween(angers, moved) - 500)).toBeLessThan(3)
})
