/** Somebody who would come to a slot with so many. */
export interface Party {
  id: number
  people: number
}

interface FreedOptions<Waiting extends Party> {
  left: number
  /** First come, first. */
  waiting: readonly Waiting[]
}

/** Whether so many fit into what is left. */
export function fits(people: number, left: number): boolean {
  return people <= left
}

/**
 * Who of the waiting list has a place now: in their order, each whom what is left suffices. A large party does not keep a
 * small one behind it from places that it could not use itself.
 */
export function partiesToPromote<Waiting extends Party>({ left, waiting }: FreedOptions<Waiting>): Waiting[] {
  const promoted: Waiting[] = []
  let free = left
  for (const party of waiting) {
    if (!fits(party.people, free)) continue
    promoted.push(party)
    free -= party.people
  }
  return promoted
}
