import { median } from '../load.ts'

/** Something that a finger caused, and how long it took until the next picture showed what came of it. */
export interface PaintedEvent {
  /** On the clock of the machine. */
  at: number
  milliseconds: number
}

export interface TouchTimes {
  first: number
  /** Of all touches, the first included. */
  worst: number
}

/** Browsers tell of nothing that is shorter. */
const SHORTEST_MS = 16

/** Each touch with the longest event before the next one. */
export function touchTimes(touchedAt: readonly number[], events: readonly PaintedEvent[]): TouchTimes {
  const times = touchedAt.map((start, index) => {
    const next = touchedAt[index + 1] ?? Number.POSITIVE_INFINITY
    const own = events.filter(({ at }) => (index === 0 || at >= start) && at < next)
    return Math.max(SHORTEST_MS, ...own.map(({ milliseconds }) => milliseconds))
  })
  return { first: times[0] ?? SHORTEST_MS, worst: Math.max(SHORTEST_MS, ...times) }
}

export function medianTouches(runs: readonly TouchTimes[]): TouchTimes {
  return { first: median(runs.map(({ first }) => first)), worst: median(runs.map(({ worst }) => worst)) }
}
