import { expect, test } from 'vitest'
import { FRANCE_MAP, FRANCE_OUTLINE, spotInFrance } from './france-map.ts'

test('Brest is far in the west, Strasbourg in the east, Lille above and Perpignan below', () => {
  const [brest, strasbourg, lille, perpignan] = [
    { latitude: 48.39, longitude: -4.49 },
    { latitude: 48.58, longitude: 7.75 },
    { latitude: 50.63, longitude: 3.06 },
    { latitude: 42.7, longitude: 2.9 },
  ].map(spotInFrance)
  expect(brest).toEqual({ x: 5.6, y: 28.1 })
  expect(strasbourg?.x).toBeGreaterThan(85)
  expect(lille?.y).toBeLessThan(10)
  expect(perpignan?.y).toBeGreaterThan(80)
})

test('what lies overseas or abroad is not on the map', () => {
  expect(spotInFrance({ latitude: -21.1, longitude: 55.5 })).toBeNull()
  expect(spotInFrance({ latitude: 51.5, longitude: -0.1 })).toBeNull()
})

test('the outline stays within the drawing and closes each of its lands', () => {
  const numbers = FRANCE_OUTLINE.match(/-?[\d.]+/g)?.map(Number) ?? []
  expect(numbers.length % 2).toBe(0)
  const inside = numbers.every((at, index) => at >= 0 && at <= (index % 2 ? FRANCE_MAP.height : FRANCE_MAP.width))
  expect(inside).toBe(true)
  expect(FRANCE_OUTLINE.match(/M/g)).toHaveLength(FRANCE_OUTLINE.match(/Z/g)?.length ?? 0)
})
