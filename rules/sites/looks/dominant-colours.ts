import { hexOfLab, type Lab, labOf } from './oklab.ts'

export interface FoundColour {
  colour: string
  /** How much of the picture it fills, of 1. */
  share: number
}

interface Group {
  at: Lab
  weight: number
}

const MOST = 8
const ROUNDS = 12
/** Nearer than this, two colours are one to the eye. */
const SAME = 0.06
/** Less is dust. */
const LEAST_SHARE = 0.004

/** The colours that a picture is made of, the largest first. Pixels are four bytes each; what is see-through does not count. */
export function dominantColours(pixels: Uint8Array): FoundColour[] {
  const groups = gather(pixels)
  const total = groups.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return []
  const merged = mergeNear(settle(groups))
  return merged
    .map(({ at, weight }) => ({ colour: hexOfLab(at), share: Math.round((weight / total) * 1_000) / 1_000 }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share)
}

/** Pixels that are nearly alike, as one with their weight. */
function gather(pixels: Uint8Array): Group[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1])
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    at: labOf([red / count, green / count, blue / count]),
    weight: count,
  }))
}

/** k-means, begun at the points that lie farthest from each other: the same picture always gives the same. */
function settle(points: readonly Group[]): Group[] {
  let middles = farthest(points)
  let groups: Group[] = []
  for (let round = 0; round < ROUNDS; round++) {
    groups = assign(points, middles)
    middles = groups.map(({ at }) => at)
  }
  return groups
}

function farthest(points: readonly Group[]): Lab[] {
  const heaviest = points.reduce((most, point) => (point.weight > most.weight ? point : most))
  const chosen: Lab[] = [heaviest.at]
  while (chosen.length < MOST) {
    const rated = points.map((point) => ({
      point,
      far: nearestDistance(point.at, chosen) * Math.log2(1 + point.weight),
    }))
    const best = rated.reduce((most, one) => (one.far > most.far ? one : most))
    if (best.far === 0) break
    chosen.push(best.point.at)
  }
  return chosen
}

function assign(points: readonly Group[], middles: readonly Lab[]): Group[] {
  const sums = middles.map(() => ({ light: 0, a: 0, b: 0, weight: 0 }))
  for (const { at, weight } of points) {
    const sum = sums[nearest(at, middles)]
    if (!sum) continue
    sum.light += at[0] * weight
    sum.a += at[1] * weight
    sum.b += at[2] * weight
    sum.weight += weight
  }
  return sums
    .filter(({ weight }) => weight > 0)
    .map(({ light, a, b, weight }) => ({ at: [light / weight, a / weight, b / weight], weight }))
}

function mergeNear(groups: readonly Group[]): Group[] {
  const kept: Group[] = []
  for (const group of groups.toSorted((one, other) => other.weight - one.weight)) {
    const same = kept.find(({ at }) => distance(at, group.at) < SAME)
    if (same) same.weight += group.weight
    else kept.push({ ...group })
  }
  return kept
}

function nearest(at: Lab, middles: readonly Lab[]): number {
  const distances = middles.map((middle) => distance(at, middle))
  return distances.indexOf(Math.min(...distances))
}

function nearestDistance(at: Lab, middles: readonly Lab[]): number {
  return Math.min(...middles.map((middle) => distance(at, middle)))
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
