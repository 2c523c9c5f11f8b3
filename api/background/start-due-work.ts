import { type DueWorkOptions, runTaken, takeWork } from './run-due-work.ts'

/** One slow mail server holds up one of them, not the others. */
const AT_ONCE = 4
const POLL_MS = 1_000

interface DueWorkLoop {
  /** Takes nothing more and waits for what is under way. */
  stop(): Promise<void>
}

interface LoopOptions extends DueWorkOptions {
  /** The database is out of reach; what was taken falls due again by itself. */
  onTrouble: (error: unknown) => void
  pollMs?: number
}

/** Looks every second for what is due, and at once again as long as there is some. */
export function startDueWork(options: LoopOptions): DueWorkLoop {
  const { onTrouble, pollMs = POLL_MS } = options
  const running = new Set<Promise<void>>()
  let taking: Promise<void> | null = null
  let isStopped = false

  const take = async () => {
    const taken = await takeWork(options, AT_ONCE - running.size)
    for (const work of taken) {
      const done = runTaken(work, options)
        .catch(onTrouble)
        .finally(() => {
          running.delete(done)
          look()
        })
      running.add(done)
    }
  }
  const look = () => {
    if (isStopped || taking || running.size >= AT_ONCE) return
    taking = take()
      .catch(onTrouble)
      .finally(() => {
        taking = null
      })
  }
  const timer = setInterval(look, pollMs)
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await taking
      await Promise.all(running)
    },
  }
}
