import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Corners, lyingAt, type Point, seenAt } from './lid-perspective.ts'

const LID: Corners = [
  { x: 194, y: 60 },
  { x: 1206, y: 60 },
  { x: 1302, y: 530 },
  { x: 98, y: 530 },
]
const SURFACE = { width: 360, height: 270 }

test('corners are seen at the corners', () => {
  const seen = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([u = 0, v = 0]) => seenAt(LID, { u, v }))
  for (const [at, { x, y }] of seen.entries()) {
    expect(x).toBeCloseTo(LID[at]?.x ?? Number.NaN, 6)
    expect(y).toBeCloseTo(LID[at]?.y ?? Number.NaN, 6)
  }
})

test('what lies further back is seen smaller, and the middle of the lid is not the middle of its picture', () => {
  const { x, y } = seenAt(LID, { u: 0.5, v: 0.5 })
  expect(x).toBeCloseTo(700, 6)
  expect(y).toBeLessThan(295)
  const [back] = lyingAt({ corners: LID, surface: SURFACE, at: { x: 180, y: 20 } })
  const [front] = lyingAt({ corners: LID, surface: SURFACE, at: { x: 180, y: 250 } })
  expect(back).toBeLessThan(front)
})

test('a picture from straight above is drawn as it is', () => {
  const flat: Corners = [
    { x: 10, y: 20 },
    { x: 370, y: 20 },
    { x: 370, y: 290 },
    { x: 10, y: 290 },
  ]
  expect(
    lyingAt({ corners: flat, surface: SURFACE, at: { x: 90, y: 27 } }).map((n) => Math.round(n * 1e9) / 1e9),
  ).toEqual([1, 0, 0, 1, 100, 47])
})

/** Any four corners that go round once, without a dent. */
const anyCorners = fc
  .record({
    left: fc.integer({ min: 0, max: 300 }),
    right: fc.integer({ min: 700, max: 1_000 }),
    dents: fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 6, maxLength: 6 }),
  })
  .map(
    ({ left, right, dents: [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] }): Corners => [
      { x: left + a, y: b },
      { x: right - c, y: d / 2 },
      { x: right, y: 600 - e },
      { x: left, y: 600 - f },
    ],
  )
  .filter(isRound)
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true })

test('whatever lies on the surface is seen within its corners', () => {
  fc.assert(
    fc.property(anyCorners, share, share, (corners, u, v) => {
      expect(isWithin(seenAt(corners, { u, v }), corners)).toBe(true)
    }),
  )
})

test('the map of a place follows the surface next to it', () => {
  fc.assert(
    fc.property(anyCorners, share, share, (corners, u, v) => {
      const at = { x: u * SURFACE.width, y: v * SURFACE.height }
      const [a, b, c, d, x, y] = lyingAt({ corners, surface: SURFACE, at })
      const step = 0.01
      const seen = seenAt(corners, { u: u + step / SURFACE.width, v: v + step / SURFACE.height })
      expect(x + (a + c) * step).toBeCloseTo(seen.x, 3)
      expect(y + (b + d) * step).toBeCloseTo(seen.y, 3)
    }),
  )
})

/** On the same side of all four edges. */
function isWithin(point: Point, corners: Corners): boolean {
  return corners.every((from, at) => turn(from, { corner: next(corners, at), to: point }) >= -1e-6)
}

/** Who walks round turns the same way at every corner, and clearly. */
function isRound(corners: Corners): boolean {
  return corners.every((from, at) => turn(from, { corner: next(corners, at), to: next(corners, at + 1) }) > 10_000)
}

function next(corners: Corners, at: number): Point {
  return corners[((at + 1) % 4) as 0 | 1 | 2 | 3]
}

/** Above 0 when the way from one point over a corner to another turns right on a picture. */
function turn(from: Point, { corner, to }: { corner: Point; to: Point }): number {
  return (corner.x - from.x) * (to.y - from.y) - (corner.y - from.y) * (to.x - from.x)
}
