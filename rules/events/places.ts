interface Group {
  id: number
  people: number
}

export function placesLeft(capacity: number, coming: number): number {
  return Math.max(0, capacity - coming)
}

/**
 * Which of those who wait come now that so many places are free: in the order in which they asked, each that fits into
 * what those before have left. A group that is too large keeps its turn.
 */
export function nextToCome<Waiting extends Group>(waiting: readonly Waiting[], free: number): Waiting[] {
  let left = free
  return waiting.filter(({ people }) => {
    if (people > left) return false
    left -= people
    return true
  })
}
