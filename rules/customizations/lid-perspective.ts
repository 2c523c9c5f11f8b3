export interface Point {
  x: number
  y: number
}

/** Top left, top right, bottom right, bottom left, as they are seen on a picture. */
export type Corners = readonly [Point, Point, Point, Point]

export interface Size {
  width: number
  height: number
}

/** The six numbers of an affine map, as `matrix()` takes them. */
export type Affine = readonly [number, number, number, number, number, number]

/**
 * Where on the picture a place of the surface is seen; `u` and `v` run from 0 to 1. The map of a square onto four corners
 * (Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.3).
 */
export function seenAt(corners: Corners, { u, v }: { u: number; v: number }): Point {
  const { a, b, c, d, e, f, g, h } = squareToCorners(corners)
  const far = g * u + h * v + 1
  return { x: (a * u + b * v + c) / far, y: (d * u + e * v + f) / far }
}

/** The map that draws flat things lie on the surface around one place of it, in units of the surface: its tangent there. */
export function lyingAt({ corners, surface, at }: { corners: Corners; surface: Size; at: Point }): Affine {
  const [u, v] = [at.x / surface.width, at.y / surface.height]
  const { a, b, d, e, g, h } = squareToCorners(corners)
  const { x, y } = seenAt(corners, { u, v })
  const far = g * u + h * v + 1
  return [
    (a - g * x) / far / surface.width,
    (d - g * y) / far / surface.width,
    (b - h * x) / far / surface.height,
    (e - h * y) / far / surface.height,
    x,
    y,
  ]
}

function squareToCorners([p0, p1, p2, p3]: Corners) {
  const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const area = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / area
  const h = (dx1 * dy3 - dx3 * dy1) / area
  return {
    a: p1.x - p0.x + g * p1.x,
    b: p3.x - p0.x + h * p3.x,
    c: p0.x,
    d: p1.y - p0.y + g * p1.y,
    e: p3.y - p0.y + h * p3.y,
    f: p0.y,
    g,
    h,
  }
}
