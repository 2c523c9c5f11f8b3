import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedBy } from '#rules/places/distance.ts'
import { type Box, overlap } from './label-room.ts'
import { layOutSketch, MARK_RADIUS, type RelaySketch } from './relay-sketch.ts'

const FRAME = { width: 340, height: 300 }
const SAUMUR = { name: 'Saumur', position: { latitude: 47.267, longitude: -0.083 } }
const at = (north: number, east: number) => movedBy(SAUMUR.position, { north, east })
const town = (name: string, [north, east]: readonly [number, number]) => ({ name, position: at(north, east) })
const distance = (metres: number) => `${Math.round(metres / 1_000)} km`
const sketch = (given: Partial<Parameters<typeof layOutSketch>[0]>) =>
  layOutSketch({ from: SAUMUR, points: [], landmarks: [], frame: FRAME, distance, ...given })

test('the commune stands in the middle, north is up and east is right', () => {
  const { middle, marks } = sketch({ points: [at(3_000, 0), at(-3_000, 0), at(0, 3_000), at(0, -3_000)] })
  expect(middle.spot).toEqual({ x: 170, y: 150 })
  expect(middle.label).not.toBeNull()
  const [north, south, east, west] = marks.map(({ spot }) => spot)
  expect(north?.y).toBeLessThan(150)
  expect(south?.y).toBeGreaterThan(150)
  expect(east?.x).toBeGreaterThan(170)
  expect(west?.x).toBeLessThan(170)
})

test('the bar of the scale is as long as its distance is drawn', () => {
  const { scale, marks } = sketch({ points: [at(0, 4_000)] })
  const drawn = (marks[0]?.spot.x ?? 0) - 170
  expect(scale.length / scale.metres).toBeCloseTo(drawn / 4_000, 3)
  expect([100, 200, 500, 1_000, 2_000, 5_000]).toContain(scale.metres)
})

test('towns in view stand at their true place; one beyond the edge is told by its way and how far it is', () => {
  const { towns, beyond, scale } = sketch({
    points: [at(0, 4_000)],
    landmarks: [town('Angers', [23_000, -35_000]), town('Varrains', [-3_000, 1_000])],
  })
  const perMetre = scale.length / scale.metres
  expect(towns.map(({ name }) => name)).toEqual(['Varrains'])
  expect(towns[0]?.spot.x).toBeCloseTo(170 + 1_000 * perMetre, 0)
  expect(towns[0]?.spot.y).toBeCloseTo(150 + 3_000 * perMetre, 0)
  expect(beyond.map(({ text }) => text)).toEqual(['Angers, 42 km'])
  expect(beyond[0]?.degrees).toBeCloseTo((Math.atan2(-23, -35) * 180) / Math.PI, 0)
})

test('of two towns in one direction the first is told', () => {
  const { beyond } = sketch({
    landmarks: [
      town('Angers', [23_000, -35_000]),
      town('Beaufort', [22_000, -30_000]),
      town('Tours', [14_000, 60_000]),
    ],
  })
  expect(beyond.map(({ name }) => name)).toEqual(['Angers', 'Tours'])
})

test('a town whose place is under a number has its name beside it', () => {
  const [tours, ...others] = sketch({
    points: [at(15_000, 30_000), at(15_300, 30_200)],
    landmarks: [town('Tours', [15_000, 30_100]), town('Joué', [14_000, 30_000])],
  }).towns
  expect(tours).toMatchObject({ name: 'Tours', hasDot: false })
  expect(others).toEqual([])
  expect(
    Math.hypot((tours?.label.x ?? 0) - (tours?.spot.x ?? 0), (tours?.label.y ?? 0) - (tours?.spot.y ?? 0)),
  ).toBeLessThan(50)
})

test('a mark that had to give way tells its true place, one that stands right does not', () => {
  const alone = sketch({ points: [at(2_000, 2_000)] }).marks
  expect(alone.map(({ place }) => place)).toEqual([null])
  const crowd = sketch({ points: Array.from({ length: 5 }, () => at(3_000, 3_000)) }).marks
  expect(crowd.some(({ place }) => place !== null)).toBe(true)
})

test('without points and towns there is still a middle and a scale', () => {
  const { marks, towns, beyond, scale, middle } = sketch({})
  expect([marks, towns, beyond]).toEqual([[], [], []])
  expect(scale.metres).toBeGreaterThan(0)
  expect(middle.label).not.toBeNull()
})

const anyPlace = (reach: number) =>
  fc.record({ north: fc.integer({ min: -reach, max: reach }), east: fc.integer({ min: -reach, max: reach }) })
const anyTown = fc.record({
  name: fc.constantFrom('Pau', 'Angers', 'Bellevigne-les-Châteaux', 'Saint-Rémy-en-Bouzemont-Saint-Genest', 'Y'),
  place: anyPlace(60_000),
})

test('no name lies on another, on a number or beyond the edge, wherever points and towns are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(300, 1_000, 5_000, 40_000).chain((reach) => fc.array(anyPlace(reach), { maxLength: 10 })),
      fc.array(anyTown, { maxLength: 30 }),
      (points, towns) => {
        const drawn = sketch({
          points: points.map(({ north, east }) => at(north, east)),
          landmarks: towns.map(({ name, place }) => town(name, [place.north, place.east])),
        })
        const names = boxesOf(drawn)
        for (const [index, box] of names.entries()) {
          expect(box.left >= 0 && box.top >= 0).toBe(true)
          expect(box.left + box.width <= FRAME.width && box.top + box.height <= FRAME.height).toBe(true)
          for (const other of names.slice(index + 1)) expect(overlap(box, other)).toBe(false)
          for (const { spot } of drawn.marks) expect(overlap(box, square(spot, MARK_RADIUS))).toBe(false)
        }
        for (const { spot } of drawn.marks) {
          expect(spot.x >= MARK_RADIUS && spot.x <= FRAME.width - MARK_RADIUS).toBe(true)
          expect(spot.y >= MARK_RADIUS && spot.y <= FRAME.height - MARK_RADIUS).toBe(true)
        }
      },
    ),
  )
})

test('ten numbers at one place can all be read', () => {
  const { marks } = sketch({ points: Array.from({ length: 10 }, () => at(100, 100)) })
  const gaps = marks.flatMap(({ spot: a }, index) =>
    marks.slice(index + 1).map(({ spot: b }) => Math.hypot(a.x - b.x, a.y - b.y)),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(1.8 * MARK_RADIUS)
})

function boxesOf({ middle, towns, beyond }: RelaySketch): Box[] {
  return [
    ...(middle.label ? [middle.label] : []),
    ...towns.map(({ label }) => label),
    ...beyond.map(({ label }) => label),
  ].map(({ box }) => box)
}

function square({ x, y }: { x: number; y: number }, radius: number): Box {
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius }
}
