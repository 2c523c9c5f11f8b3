import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

/** Less than this part of the time is what a process works that only looks whether there is something to do. */
const RESTING = 0.1
const LOOK_MS = 1_000
/** Longer than the pauses of a busy evening: to take again what was given back costs a third of a second of work. */
const QUIET_LOOKS = 30
/** V8 asks itself every eight seconds whether it may sweep; twice is enough. */
const SWEEPING_LOOKS = 20

const THRIFTY = '--memory-saver-mode'
const QUICK = '--no-memory-saver-mode'
/** The first Node whose V8 knows the word; an older one would say on every start that it does not. */
const FIRST_NODE = 24

interface Rests {
  quietLooks?: number
  sweepingLooks?: number
}

/**
 * Is told what part of the time a process has worked since the last look, and answers when it should begin to save memory
 * (it has rested for a while, once in each rest) and when to stop (its sweep is over, or it works again).
 */
export function createRestWatch({ quietLooks = QUIET_LOOKS, sweepingLooks = SWEEPING_LOOKS }: Rests = {}) {
  let quiet = 0
  return (worked: number): 'save' | 'stop' | null => {
    const before = quiet
    quiet = worked < RESTING ? quiet + 1 : 0
    if (quiet === quietLooks) return 'save'
    const ended = quietLooks + sweepingLooks
    const isSaving = before >= quietLooks && before < ended
    return isSaving && (quiet === 0 || quiet === ended) ? 'stop' : null
  }
}

/**
 * After a busy hour a third of a serving process is room that nobody uses. V8 gives it back to a page in the background of a
 * browser, in small steps, but never to a server: it has to be told that memory matters more than speed, and until when.
 */
export function giveBackMemoryAtRest({ lookMs = LOOK_MS, ...rests }: Rests & { lookMs?: number } = {}): void {
  if (Number.parseInt(process.versions.node, 10) < FIRST_NODE) return
  setFlagsFromString(QUICK)
  const watch = createRestWatch(rests)
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const step = watch(performance.eventLoopUtilization(now, before).utilization)
    before = now
    if (step) setFlagsFromString(step === 'save' ? THRIFTY : QUICK)
  }
  setInterval(look, lookMs).unref()
}
