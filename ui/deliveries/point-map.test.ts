import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutPoints, type MapFrame } from './point-map.ts'

const frame: MapFrame = { width: 480, height: 360, margin: 40, apart: 30 }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('north is up, east is right, and the middle is the middle', () => {
  const { spots, middle } = layOutPoints([at(47.3, 0), at(47.2, 0), at(47.25, 0.05), at(47.25, -0.05)], frame)
  const [north, south, east, west] = spots
  expect(middle).toEqual({ x: 240, y: 180 })
  expect(north?.y).toBeLessThan(south?.y ?? 0)
  expect(west?.x).toBeLessThan(east?.x ?? 0)
  expect(((north?.y ?? 0) + (south?.y ?? 0)) / 2).toBeCloseTo(180)
})

test('a degree east is shorter than a degree north', () => {
  const { spots } = layOutPoints([at(47, 0), at(47.1, 0), at(47.05, 0.05), at(47.05, -0.05)], frame)
  const [a, b, c, d] = spots.map(({ x, y }) => [x, y])
  const north = Math.abs((a?.[1] ?? 0) - (b?.[1] ?? 0))
  const east = Math.abs((c?.[0] ?? 0) - (d?.[0] ?? 0))
  expect(east / north).toBeCloseTo(Math.cos((47.05 * Math.PI) / 180), 2)
})

test('circles are round distances, drawn to scale, that fit', () => {
  const { circles } = layOutPoints([at(47.3, 0), at(47.2, 0)], frame)
  expect(circles.map(({ metres }) => metres)).toEqual([2_000, 5_000])
  const perMetre = circles.map(({ metres, radius }) => radius / metres)
  expect(perMetre[0]).toBeCloseTo(perMetre[1] ?? 0)
  expect(Math.max(...circles.map(({ radius }) => radius))).toBeLessThanOrEqual(140)
})

test('no point is an empty map, one point stands in the middle', () => {
  expect(layOutPoints([], frame)).toEqual({ spots: [], middle: { x: 240, y: 180 }, circles: [] })
  expect(layOutPoints([at(47, 1)], frame).spots).toEqual([{ x: 240, y: 180 }])
  expect(layOutPoints([at(47, 1)], frame).circles.length).toBeGreaterThan(0)
})

const anyPosition = fc.record({
  latitude: fc.double({ min: 41, max: 51, noNaN: true }),
  longitude: fc.double({ min: -5, max: 9, noNaN: true }),
})

test('every pin is on the map, wherever it lies, and ten near each other do not hide one another', () => {
  fc.assert(
    fc.property(fc.array(anyPosition, { minLength: 1, maxLength: 10 }), (positions) => {
      for (const { x, y } of layOutPoints(positions, frame).spots) {
        expect(x).toBeGreaterThanOrEqual(40)
        expect(x).toBeLessThanOrEqual(440)
        expect(y).toBeGreaterThanOrEqual(40)
        expect(y).toBeLessThanOrEqual(320)
      }
    }),
  )
  const crowd = Array.from({ length: 10 }, (_, n) => at(47 + n * 0.00001, 1))
  const far = at(47.4, 1.4)
  const { spots } = layOutPoints([...crowd, far], frame)
  const gaps = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
  expect(Math.min(...gaps)).toBeGreaterThan(24)
})
