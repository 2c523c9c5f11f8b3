import type { Position } from '#rules/places/distance.ts'

/** The drawing’s own units. */
export interface MapFrame {
  width: number
  height: number
  /** Room at the edge that no pin stands in. */
  margin: number
  /** How near two pins may come to each other. */
  apart: number
}

interface Spot {
  x: number
  y: number
}

interface PointMap {
  /** One a position, in their order. */
  spots: Spot[]
  middle: Spot
  /** Circles around the middle, the smaller first, that tell the scale. */
  circles: { metres: number; radius: number }[]
}

const METRES_PER_DEGREE = 111_195
/** A single point is shown with its street, not with its doorstep. */
const LEAST_SPAN_METRES = 600
const ROUND_METRES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]

/** Lays positions out on a small map: north is up, all of them in view, none on top of another. */
export function layOutPoints(positions: readonly Position[], frame: MapFrame): PointMap {
  const middle = { x: frame.width / 2, y: frame.height / 2 }
  if (positions.length === 0) return { spots: [], middle, circles: [] }
  const metres = inMetres(positions)
  const room = { x: frame.width - 2 * frame.margin, y: frame.height - 2 * frame.margin }
  const spanX = Math.max(LEAST_SPAN_METRES, ...metres.map(({ x }) => 2 * Math.abs(x)))
  const spanY = Math.max(LEAST_SPAN_METRES, ...metres.map(({ y }) => 2 * Math.abs(y)))
  const scale = Math.min(room.x / spanX, room.y / spanY)
  const spots = metres.map(({ x, y }) => ({ x: middle.x + x * scale, y: middle.y - y * scale }))
  return { spots: spreadOut(spots, frame), middle, circles: scaleCircles(scale, Math.min(room.x, room.y) / 2) }
}

/** East and north of the middle of them all. */
function inMetres(positions: readonly Position[]): Spot[] {
  const latitudes = positions.map(({ latitude }) => latitude)
  const longitudes = positions.map(({ longitude }) => longitude)
  const north = (Math.min(...latitudes) + Math.max(...latitudes)) / 2
  const east = (Math.min(...longitudes) + Math.max(...longitudes)) / 2
  const perDegreeEast = METRES_PER_DEGREE * Math.cos((north * Math.PI) / 180)
  return positions.map(({ latitude, longitude }) => ({
    x: (longitude - east) * perDegreeEast,
    y: (latitude - north) * METRES_PER_DEGREE,
  }))
}

/** Two round distances that fit; the larger is the largest of all. */
function scaleCircles(scale: number, most: number): PointMap['circles'] {
  const fitting = ROUND_METRES.map((metres) => ({ metres, radius: metres * scale })).filter(
    ({ radius }) => radius <= most,
  )
  return fitting.slice(-2)
}

const ROUNDS = 60

/** Pushes pins that would hide each other apart, a little at a time, and keeps them on the map. */
function spreadOut(given: readonly Spot[], frame: MapFrame): Spot[] {
  const spots = given.map((spot) => ({ ...spot }))
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true
    for (const [at, a] of spots.entries()) {
      for (const b of spots.slice(at + 1)) isStill = !push({ a, b, apart: frame.apart, at }) && isStill
    }
    for (const spot of spots) keepInside(spot, frame)
    if (isStill) break
  }
  return spots
}

/** Whether the two had to move. Two at the very same place part along a line of their own. */
function push({ a, b, apart, at }: { a: Spot; b: Spot; apart: number; at: number }): boolean {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  if (distance >= apart) return false
  const angle = distance > 0 ? Math.atan2(b.y - a.y, b.x - a.x) : at + 1
  const half = (apart - distance) / 2 + 0.01
  a.x -= Math.cos(angle) * half
  a.y -= Math.sin(angle) * half
  b.x += Math.cos(angle) * half
  b.y += Math.sin(angle) * half
  return true
}

function keepInside(spot: Spot, { width, height, margin }: MapFrame): void {
  spot.x = Math.min(width - margin, Math.max(margin, spot.x))
  spot.y = Math.min(height - margin, Math.max(margin, spot.y))
}
