/** Somebody who would come with so many. */
export interface Party {
  id: number
  people: number
}

/** What is left of so many places; what was overbooked leaves none. */
export function placesLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken)
}

/** Whether so many fit into what is left. */
export function fits(people: number, left: number): boolean {
  return people <= left
}

/**
 * Who of the waiting list has a place now: in the order in which they asked, each that fits into what those before have
 * left. A large party keeps its turn, and keeps no small one from places that it could not use itself.
 */
export function nextToCome<Waiting extends Party>(waiting: readonly Waiting[], free: number): Waiting[] {
  let left = free
  return waiting.filter(({ people }) => {
    if (!fits(people, left)) return false
    left -= people
    return true
  })
}
