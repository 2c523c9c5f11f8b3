import type { Refused } from '#api/calls/outcome.ts'
import type { Priority } from '#contract/basics/define-call.ts'

export interface GateOptions {
  /** How many may work at once. */
  places: number
  /** How many of the places only critical work may take. */
  reserved: number
  /** How many of the places those of one visitor's place may take, so that nobody fills them all alone. */
  perPlace: number
  /** How many may wait. */
  queue: number
  /** How long one waits before it is sent away. */
  patienceMs: number
}

export interface Gate {
  /** Resolves with the way out, or null when there is no room. A place of null is nobody's in particular. */
  enter(priority: Priority, place: string | null): Promise<(() => void) | null>
  load(): { working: number; waiting: number }
}

interface Waiting {
  priority: Priority
  place: string | null
  admit: (leave: (() => void) | null) => void
  timer: NodeJS.Timeout
}

/** A bounded number of workers, a bounded queue, critical work first: overload is refused early instead of felt by all. */
export function createGate({ places, reserved, perPlace, queue, patienceMs }: GateOptions): Gate {
  const waiting: Record<Priority, Waiting[]> = { critical: [], normal: [] }
  const workingByPlace = new Map<string, number>()
  let working = 0

  const hasPlace = (priority: Priority) => working < (priority === 'critical' ? places : places - reserved)
  const hasShare = (place: string | null) => place === null || (workingByPlace.get(place) ?? 0) < perPlace
  const waitingCount = () => waiting.critical.length + waiting.normal.length

  function take(place: string | null): () => void {
    working++
    countAt(place, 1)
    let left = false
    return () => {
      if (left) return
      left = true
      working--
      countAt(place, -1)
      admitNext()
    }
  }

  function countAt(place: string | null, change: 1 | -1): void {
    if (place === null) return
    const count = (workingByPlace.get(place) ?? 0) + change
    if (count > 0) workingByPlace.set(place, count)
    else workingByPlace.delete(place)
  }

  /** In the order in which they came, only that a place with its full share lets others pass. */
  function admitNext(): void {
    for (const priority of ['critical', 'normal'] as const) {
      while (hasPlace(priority)) {
        const at = waiting[priority].findIndex(({ place }) => hasShare(place))
        const [next] = at < 0 ? [] : waiting[priority].splice(at, 1)
        if (!next) break
        clearTimeout(next.timer)
        next.admit(take(next.place))
      }
    }
  }

  function wait(priority: Priority, place: string | null): Promise<(() => void) | null> {
    if (waitingCount() >= queue && !makeRoom(priority)) return Promise.resolve(null)
    return new Promise((admit) => {
      const entry: Waiting = { priority, place, admit, timer: setTimeout(() => giveUp(entry), patienceMs) }
      waiting[priority].push(entry)
    })
  }

  /** In a full queue, the last normal caller makes room for a critical one. */
  function makeRoom(priority: Priority): boolean {
    if (priority !== 'critical') return false
    const last = waiting.normal.at(-1)
    if (!last) return false
    giveUp(last)
    return true
  }

  function giveUp(entry: Waiting): void {
    clearTimeout(entry.timer)
    waiting[entry.priority] = waiting[entry.priority].filter((other) => other !== entry)
    entry.admit(null)
  }

  return {
    enter: (priority, place) =>
      hasPlace(priority) && hasShare(place) ? Promise.resolve(take(place)) : wait(priority, place),
    load: () => ({ working, waiting: waitingCount() }),
  }
}

interface ThroughGateOptions {
  gate: Gate
  priority: Priority
  place: string | null
}

/** Works inside the gate, or says that there is no room. */
export async function throughGate<Outcome>(
  { gate, priority, place }: ThroughGateOptions,
  work: () => Promise<Outcome>,
): Promise<Outcome | Refused> {
  const leave = await gate.enter(priority, place)
  if (!leave) return { refusal: 'overloaded', retryAfterSeconds: 1 }
  try {
    return await work()
  } finally {
    leave()
  }
}
