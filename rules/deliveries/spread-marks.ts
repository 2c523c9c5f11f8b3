export interface Spot {
  x: number
  y: number
}

/** The drawing's own units. */
export interface SketchFrame {
  width: number
  height: number
}

interface SpreadOptions {
  frame: SketchFrame
  /** Room at the edge that no mark stands in. */
  margin: number
  /** How near two marks may come to each other. */
  apart: number
  /** Where nothing may stand, and how near to it. */
  kept: { spot: Spot; apart: number }
}

const ROUNDS = 120

/** Pushes marks that would hide each other apart, a little at a time, and keeps them in the frame. */
export function spreadMarks(given: readonly Spot[], { frame, margin, apart, kept }: SpreadOptions): Spot[] {
  const spots = given.map((spot) => ({ ...spot }))
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true
    for (const [at, a] of spots.entries()) {
      for (const b of spots.slice(at + 1)) isStill = !part({ a, b, apart, at }) && isStill
      isStill = !pushAway({ from: kept.spot, spot: a, apart: kept.apart, at }) && isStill
    }
    for (const spot of spots) keepInside({ spot, frame, margin })
    if (isStill) break
  }
  return spots
}

/** Whether the two had to move. Two at the very same place part along a line of their own. */
function part({ a, b, apart, at }: { a: Spot; b: Spot; apart: number; at: number }): boolean {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  if (distance >= apart) return false
  const angle = distance > 0 ? Math.atan2(b.y - a.y, b.x - a.x) : at + 1
  const half = (apart - distance) / 2 + 0.01
  move({ spot: a, angle, by: -half })
  move({ spot: b, angle, by: half })
  return true
}

function pushAway({ from, spot, apart, at }: { from: Spot; spot: Spot; apart: number; at: number }): boolean {
  const distance = Math.hypot(spot.x - from.x, spot.y - from.y)
  if (distance >= apart) return false
  const angle = distance > 0 ? Math.atan2(spot.y - from.y, spot.x - from.x) : at + 1
  move({ spot, angle, by: apart - distance + 0.01 })
  return true
}

function move({ spot, angle, by }: { spot: Spot; angle: number; by: number }): void {
  spot.x += Math.cos(angle) * by
  spot.y += Math.sin(angle) * by
}

function keepInside({ spot, frame, margin }: { spot: Spot; frame: SketchFrame; margin: number }): void {
  spot.x = Math.min(frame.width - margin, Math.max(margin, spot.x))
  spot.y = Math.min(frame.height - margin, Math.max(margin, spot.y))
}
