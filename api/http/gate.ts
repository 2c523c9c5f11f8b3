import type { Refused } from '#api/calls/outcome.ts'
import type { Priority } from '#contract/basics/define-call.ts'

export interface GateOptions {
  /** How many may work at once. */
  places: number
  /** How many of the places only critical work may take. */
  reserved: number
  /** How many may wait. */
  queue: number
  /** How long one waits before it is sent away. */
  patienceMs: number
}

export interface Gate {
  /** Resolves with the way out, or null when there is no room. */
  enter(priority: Priority): Promise<(() => void) | null>
  load(): { working: number; waiting: number }
}

interface Waiting {
  priority: Priority
  admit: (leave: (() => void) | null) => void
  timer: NodeJS.Timeout
}

/** A bounded number of workers, a bounded queue, critical work first: overload is refused early instead of felt by all. */
export function createGate({ places, reserved, queue, patienceMs }: GateOptions): Gate {
  const waiting: Record<Priority, Waiting[]> = { critical: [], normal: [] }
  let working = 0

  const hasPlace = (priority: Priority) => working < (priority === 'critical' ? places : places - reserved)
  const waitingCount = () => waiting.critical.length + waiting.normal.length

  function take(): () => void {
    working++
    let left = false
    return () => {
      if (left) return
      left = true
      working--
      admitNext()
    }
  }

  function admitNext(): void {
    for (const priority of ['critical', 'normal'] as const) {
      while (waiting[priority].length > 0 && hasPlace(priority)) {
        const next = waiting[priority].shift()
        if (!next) break
        clearTimeout(next.timer)
        next.admit(take())
      }
    }
  }

  function wait(priority: Priority): Promise<(() => void) | null> {
    if (waitingCount() >= queue && !makeRoom(priority)) return Promise.resolve(null)
    return new Promise((admit) => {
      const entry: Waiting = { priority, admit, timer: setTimeout(() => giveUp(entry), patienceMs) }
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
    enter: (priority) => (hasPlace(priority) ? Promise.resolve(take()) : wait(priority)),
    load: () => ({ working, waiting: waitingCount() }),
  }
}

interface ThroughGateOptions {
  gate: Gate
  priority: Priority
}

/** Works inside the gate, or says that there is no room. */
export async function throughGate<Outcome>(
  { gate, priority }: ThroughGateOptions,
  work: () => Promise<Outcome>,
): Promise<Outcome | Refused> {
  const leave = await gate.enter(priority)
  if (!leave) return { refusal: 'overloaded', retryAfterSeconds: 1 }
  try {
    return await work()
  } finally {
    leave()
  }
}
