import { metresBetween, type Position } from '#rules/places/distance.ts'
import { type Box, createLabelRoom, labelSize, labelsAround, type PlacedLabel } from './label-room.ts'
import { type SketchFrame, type Spot, spreadMarks } from './spread-marks.ts'

interface Landmark {
  name: string
  position: Position
}

interface SketchRequest {
  /** What stands in the middle. */
  from: Landmark
  points: readonly Position[]
  /** Those that say most first. */
  landmarks: readonly Landmark[]
  frame: SketchFrame
  /** How a distance is written. */
  distance: (metres: number) => string
}

export interface RelaySketch {
  middle: { spot: Spot; label: PlacedLabel | null }
  /** One a point, in their order: where its number stands, and its true place where that had to be another. */
  marks: { spot: Spot; place: Spot | null }[]
  /** Without a dot where numbers stand on their place: the name is beside them. */
  towns: { name: string; spot: Spot; hasDot: boolean; label: PlacedLabel }[]
  /** Towns that lie beyond the edge: which way, and how far. */
  beyond: { text: string; name: string; arrow: Spot; degrees: number; label: PlacedLabel }[]
  scale: { metres: number; length: number; from: Spot }
}

export const MARK_RADIUS = 11.5
export const SKETCH_SIZES = { middle: 16, town: 13, beyond: 12, scale: 12 } as const

const MARGIN = 6
/** No mark stands nearer to the edge. */
const MARK_MARGIN = 34
const MOST_TOWNS = 9
const MOST_BEYOND = 4
/** Two ways that are less apart are nearly the same. */
const LEAST_ANGLE = 50
/** Points in one street are shown with their quarter. */
const LEAST_METRES = 500
const SCALE_ROOM = 84
const ROUND_METRES = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
const METRES_PER_DEGREE = 111_195

/** Lays out a sketch of where points lie: north is up, the commune in the middle, no name on top of another. */
export function layOutSketch({ from, points, landmarks, frame, distance }: SketchRequest): RelaySketch {
  const middle = { x: frame.width / 2, y: frame.height / 2 }
  const metres = points.map((point) => metresFrom(from.position, point))
  const scale = findScale(metres, frame)
  const spotOf = ({ x, y }: Spot) => ({ x: middle.x + x * scale, y: middle.y - y * scale })
  const places = metres.map(spotOf)
  const marks = marksOf(places, { frame, middle })
  const room = createLabelRoom(frame, MARGIN)
  for (const { spot, place } of marks) {
    room.take(around(spot, MARK_RADIUS + 2))
    if (place) room.take(around(place, 3))
  }
  room.take(around(middle, 5))
  const bar = scaleBar(scale, frame)
  room.take(bar.box)
  const label = room.takeFirst(middleLabels(middle, from.name))
  const seen = landmarks.map(({ name, position }) => ({
    name,
    spot: spotOf(metresFrom(from.position, position)),
    metres: metresBetween(from.position, position),
  }))
  const isInView = ({ x, y }: Spot) => x > MARGIN && x < frame.width - MARGIN && y > MARGIN && y < frame.height - MARGIN
  const beyond = placeBeyond({ seen: seen.filter(({ spot }) => !isInView(spot)), frame, room, distance })
  const towns = placeTowns({ seen: seen.filter(({ spot }) => isInView(spot)), room, marks })
  return { middle: { spot: middle, label }, marks, towns, beyond, scale: bar.scale }
}

/** East and north. */
function metresFrom(from: Position, to: Position): Spot {
  const perDegreeEast = METRES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180)
  return {
    x: (to.longitude - from.longitude) * perDegreeEast,
    y: (to.latitude - from.latitude) * METRES_PER_DEGREE,
  }
}

/** Units a metre, so that every point is in view. */
function findScale(metres: readonly Spot[], { width, height }: SketchFrame): number {
  const [roomX, roomY] = [width / 2 - MARK_MARGIN, height / 2 - MARK_MARGIN]
  const wide = Math.max(LEAST_METRES, ...metres.map(({ x }) => Math.abs(x)))
  const high = Math.max(LEAST_METRES, ...metres.map(({ y }) => Math.abs(y)))
  return Math.min(roomX / wide, roomY / high)
}

function marksOf(places: readonly Spot[], { frame, middle }: { frame: SketchFrame; middle: Spot }) {
  const kept = { spot: middle, apart: MARK_RADIUS + 7 }
  const spots = spreadMarks(places, { frame, margin: MARK_MARGIN, apart: 2 * MARK_RADIUS + 3, kept })
  return spots.map((spot, at) => {
    const place = places[at] ?? spot
    const isMoved = apart(spot, place) > MARK_RADIUS
    return { spot, place: isMoved ? place : null }
  })
}

/** Near the middle if it can be, else a little further off: the name of one's own commune is missed most. */
function middleLabels(spot: Spot, text: string): PlacedLabel[] {
  return [9, 20, 32].flatMap((gap) => {
    const [right, left, above, below, ...askew] = labelsAround({ spot, text, fontSize: SKETCH_SIZES.middle, gap })
    return [below, above, right, left, ...askew].filter((label) => label !== undefined)
  })
}

interface SeenTown {
  name: string
  spot: Spot
  metres: number
}

type Room = ReturnType<typeof createLabelRoom>

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** How far from its place a name may stand that numbers keep from it. */
const BESIDE_MARKS = [16, 24, 32, 40]

interface TownOptions {
  seen: readonly SeenTown[]
  room: Room
  marks: RelaySketch['marks']
}

function placeTowns({ seen, room, marks }: TownOptions): RelaySketch['towns'] {
  const towns: RelaySketch['towns'] = []
  // Of several under the same numbers only the first is named: without dots nobody could tell them apart.
  const isCovered = (place: Spot) =>
    marks.some(({ spot }) => apart(spot, place) < 2 * MARK_RADIUS + 6) &&
    !towns.some(({ spot, hasDot }) => !hasDot && apart(spot, place) < 4 * MARK_RADIUS)
  for (const { name, spot } of seen) {
    if (towns.length === MOST_TOWNS) break
    const at = (gap: number) => labelsAround({ spot, text: name, fontSize: SKETCH_SIZES.town, gap })
    // The dot and its name are one: there is no dot without a name.
    const dotted = at(7).map((label) => ({ label, hasDot: true, box: union(label.box, around(spot, 4)) }))
    const beside = isCovered(spot)
      ? BESIDE_MARKS.flatMap(at).map((label) => ({ label, hasDot: false, box: label.box }))
      : []
    const found = room.takeFirst([...dotted, ...beside])
    if (found) towns.push({ name, spot, hasDot: found.hasDot, label: found.label })
  }
  return towns
}

interface BeyondOptions {
  seen: readonly SeenTown[]
  frame: SketchFrame
  room: Room
  distance: (metres: number) => string
}

/** Along the edge, where the way to a town leaves the sketch; of those in one direction the first. */
function placeBeyond({ seen, frame, room, distance }: BeyondOptions): RelaySketch['beyond'] {
  const middle = { x: frame.width / 2, y: frame.height / 2 }
  const beyond: RelaySketch['beyond'] = []
  for (const { name, spot, metres } of seen) {
    if (beyond.length === MOST_BEYOND) break
    const degrees = (Math.atan2(spot.y - middle.y, spot.x - middle.x) * 180) / Math.PI
    if (beyond.some((other) => anglesApart(other.degrees, degrees) < LEAST_ANGLE)) continue
    const text = `${name}, ${distance(metres)}`
    const found = room.takeFirst([edgeLabel({ text, spot, frame })])
    if (found) beyond.push({ text, name, degrees, arrow: found.arrow, label: found })
  }
  return beyond
}

function anglesApart(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360
  return apart > 180 ? 360 - apart : apart
}

const ARROW_ROOM = 15

/** The name just inside the edge, its arrow on the side that it points to. */
function edgeLabel({ text, spot, frame }: { text: string; spot: Spot; frame: SketchFrame }) {
  const middle = { x: frame.width / 2, y: frame.height / 2 }
  const size = labelSize(text, SKETCH_SIZES.beyond)
  const [width, height] = [size.width + ARROW_ROOM, size.height]
  const [reachX, reachY] = [frame.width / 2 - MARGIN - width / 2, frame.height / 2 - MARGIN - height / 2]
  const [dx, dy] = [spot.x - middle.x, spot.y - middle.y]
  const far = Math.min(reachX / Math.max(1, Math.abs(dx)), reachY / Math.max(1, Math.abs(dy)))
  const [x, y] = [middle.x + dx * far, middle.y + dy * far]
  const box = { left: x - width / 2, top: y - height / 2, width, height }
  const isEast = dx >= 0
  const arrow = { x: isEast ? box.left + width - 5 : box.left + 5, y }
  const anchor = isEast ? ('end' as const) : ('start' as const)
  return { x: isEast ? arrow.x - 10 : arrow.x + 10, y, anchor, box, arrow }
}

/** The longest round distance that there is room for, in the lower corner. */
function scaleBar(scale: number, frame: SketchFrame) {
  const metres = ROUND_METRES.findLast((round) => round * scale <= SCALE_ROOM) ?? 100
  const from = { x: MARGIN + 6, y: frame.height - MARGIN - 8 }
  const height = SKETCH_SIZES.scale * 2 + 8
  return {
    scale: { metres, length: metres * scale, from },
    box: { left: MARGIN, top: frame.height - MARGIN - height, width: SCALE_ROOM + 16, height },
  }
}

function around({ x, y }: Spot, radius: number): Box {
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius }
}

function union(a: Box, b: Box): Box {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)]
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  }
}
