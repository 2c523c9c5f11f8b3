interface Point {
  x: number
  y: number
}

interface Drawn {
  /** As SVG writes it. */
  points: string
  /** Where its number stands. */
  middle: Point
}

/** Room around the outermost corners, in the sheet's own units. */
const MARGIN = 2

/** Parcels on one sheet that is as large as they are: what a drawing needs of contours such as `4,12 30,6 38,28`. */
export function parcelSketch(contours: readonly string[]): { viewBox: string; parcels: Drawn[] } {
  const outlines = contours.map(corners)
  const all = outlines.flat()
  const left = Math.min(...all.map(({ x }) => x)) - MARGIN
  const top = Math.min(...all.map(({ y }) => y)) - MARGIN
  const width = Math.max(...all.map(({ x }) => x)) + MARGIN - left
  const height = Math.max(...all.map(({ y }) => y)) + MARGIN - top
  return {
    viewBox: [left, top, width, height].map(rounded).join(' '),
    parcels: outlines.map((outline) => ({
      points: outline.map(({ x, y }) => `${x},${y}`).join(' '),
      middle: middleOf(outline),
    })),
  }
}

function corners(contour: string): Point[] {
  return contour.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x, y }
  })
}

/** The centre of its area; of a contour that encloses none, the mean of its corners. */
function middleOf(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0]
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from
    const cross = from.x * to.y - to.x * from.y
    area += cross
    x += (from.x + to.x) * cross
    y += (from.y + to.y) * cross
  })
  if (area === 0) return meanOf(outline)
  return { x: rounded(x / (3 * area)), y: rounded(y / (3 * area)) }
}

function meanOf(outline: readonly Point[]): Point {
  const mean = (pick: (point: Point) => number) =>
    rounded(outline.reduce((sum, point) => sum + pick(point), 0) / outline.length)
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

function rounded(units: number): number {
  return Math.round(units * 10) / 10
}
