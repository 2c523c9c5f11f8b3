export interface Position {
  latitude: number
  longitude: number
}

const EARTH_METRES = 6_371_000
const METRES_PER_DEGREE = (EARTH_METRES * Math.PI) / 180

/** As the crow flies, in whole metres. */
export function metresBetween(a: Position, b: Position): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(north + Math.cos(from) * Math.cos(to) * east)))
}

/** The position so many metres north and east of another; good for the length of a town. */
export function movedBy({ latitude, longitude }: Position, metres: { north: number; east: number }): Position {
  return {
    latitude: round(latitude + metres.north / METRES_PER_DEGREE),
    longitude: round(longitude + metres.east / (METRES_PER_DEGREE * Math.cos(radians(latitude)))),
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** A metre or so. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
