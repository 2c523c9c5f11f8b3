/** Of the width of the screen: a slower swipe has to go that far. */
const FAR_ENOUGH = 0.2
/** In pixels per millisecond: a quicker one turns the page however short it is. */
const QUICK_ENOUGH = 0.4
/** In pixels: less is a trembling finger. */
const TREMBLE = 12

/** Positions run on without end in both directions; after the last slide comes the first, before the first the last. */
export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count
}

/** The current slide and its neighbours, which are loaded ahead; a slide alone has none. */
export function positionsAround(position: number, count: number): number[] {
  return count > 1 ? [position - 1, position, position + 1] : [position]
}

/** The position that shows this slide, within the same round. */
export function slidePosition({ index, position, count }: { index: number; position: number; count: number }): number {
  return position - slideAt(position, count) + index
}

interface PositionAfterKeyOptions {
  key: string
  position: number
  count: number
}

/** Which way a key leads; null when it means nothing here. */
export function positionAfterKey({ key, position, count }: PositionAfterKeyOptions): number | null {
  if (key === 'ArrowRight') return position + 1
  if (key === 'ArrowLeft') return position - 1
  if (key === 'Home') return slidePosition({ index: 0, position, count })
  if (key === 'End') return slidePosition({ index: count - 1, position, count })
  return null
}

interface Swipe {
  /** How far the finger went, to the right when positive. */
  distance: number
  width: number
  milliseconds: number
}

/** A finger that goes left brings the next slide. */
export function stepOfSwipe({ distance, width, milliseconds }: Swipe): -1 | 0 | 1 {
  const far = Math.abs(distance)
  const isQuick = far / Math.max(milliseconds, 1) >= QUICK_ENOUGH
  if (far < TREMBLE || (far < width * FAR_ENOUGH && !isQuick)) return 0
  return distance < 0 ? 1 : -1
}
