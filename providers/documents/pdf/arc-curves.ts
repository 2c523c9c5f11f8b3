type Point = readonly [x: number, y: number]
type Curve = readonly [Point, Point, Point]

interface Arc {
  from: Point
  to: Point
  radiusX: number
  radiusY: number
  /** Of its axes, in degrees. */
  turn: number
  isLarge: boolean
  isSweep: boolean
}

/** An arc as curves of a quarter at most, as https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes counts it. */
export function arcCurves({ from, to, turn, isLarge, isSweep, ...radii }: Arc): Curve[] {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const half: Point = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * half[0] + sin * half[1], -sin * half[0] + cos * half[1]]
  if (x === 0 && y === 0) return []
  let [rx, ry] = [Math.abs(radii.radiusX), Math.abs(radii.radiusY)]
  if (rx === 0 || ry === 0) return [[from, to, to]]
  const stretch = Math.max(1, Math.hypot(x / rx, y / ry))
  rx *= stretch
  ry *= stretch
  const under = rx * rx * y * y + ry * ry * x * x
  const away = Math.sqrt(Math.max(0, (rx * rx * ry * ry - under) / under)) * (isLarge === isSweep ? -1 : 1)
  const [cx, cy] = [(away * rx * y) / ry, (-away * ry * x) / rx]
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx)
  const sweep = sweepBetween({ start, end: Math.atan2((-y - cy) / ry, (-x - cx) / rx), isSweep })
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const placed = ([px, py]: Point): Point => {
    const [ax, ay] = [rx * px + cx, ry * py + cy]
    return [cos * ax - sin * ay + middle[0], sin * ax + cos * ay + middle[1]]
  }
  return unitCurves(start, sweep).map(([first, second, end]) => [placed(first), placed(second), placed(end)])
}

function sweepBetween({ start, end, isSweep }: { start: number; end: number; isSweep: boolean }): number {
  const sweep = end - start
  if (isSweep && sweep < 0) return sweep + 2 * Math.PI
  if (!isSweep && sweep > 0) return sweep - 2 * Math.PI
  return sweep
}

/** Along the circle of radius one. */
function unitCurves(start: number, sweep: number): Curve[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6))
  const step = sweep / count
  const reach = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: count }, (_, at) => {
    const [one, other] = [start + at * step, start + (at + 1) * step]
    const first: Point = [Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one)]
    const end: Point = [Math.cos(other), Math.sin(other)]
    return [first, [end[0] + reach * end[1], end[1] - reach * end[0]], end]
  })
}
