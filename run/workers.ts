import cluster, { type Worker } from 'node:cluster'
import type { WorkerCommand, WorkerOrders, WorkerReport } from './worker-protocol.ts'

export interface Workers {
  /** The port the first worker listens on; throws the reason when none could start. */
  ready: Promise<number>
  /** Replaces every worker, one after the other, without a pause in serving. */
  reload(): Promise<void>
  stop(): Promise<void>
}

interface Slot {
  orders: Promise<WorkerOrders>
  worker: Worker
  /** Deaths in a row before it became ready: slows a crash loop down. */
  falls: number
}

const DRAIN_MS = 10_000
const PAUSE_MS = [0, 200, 1_000, 3_000]
/** A program that never serves is broken; one that has served will again. */
const MAX_FALLS = 3

// Workers accept from one shared socket. Handed round by the primary instead, a connection given to a worker that is
// killed before it answers would hang for ever; here it waits in the kernel for the next worker.
cluster.schedulingPolicy = cluster.SCHED_NONE
// Node's young generation grows to what a busy minute asks for and stays so; this bound keeps 60 MB per worker free. With
// half of it, a detail that is made anew takes a seventh more of the processor: what it is made of outlives the sweep. The
// smaller the old one may become, the sooner it is swept: 60 MB are in use, without a bound 230 were before it was.
cluster.setupPrimary({ execArgv: [...process.execArgv, '--max-semi-space-size=16', '--max-old-space-size=512'] })
// What glibc gives back at once: files on their way through a worker, and what the compiler needed for a moment. It would
// go on holding 90 MB of it. Node keeps what it read of the compile cache for good, 5 MB; without it a worker serves as soon.
const MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '16384',
  NODE_DISABLE_COMPILE_CACHE: '1',
}

interface StartWorkersOptions {
  /** They may come later: until then the workers read their programs, which takes as long as the database does. */
  orders: Promise<WorkerOrders>
  count: number
  say: (text: string) => void
}

export function startWorkers({ orders, count, say }: StartWorkersOptions): Workers {
  let stopping = false
  let isServing = false
  let settle: { resolve: (port: number) => void; reject: (error: Error) => void } | undefined
  const ready = new Promise<number>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // Whoever is still preparing the database hears of it a moment later.
  ready.catch(() => {})

  const slots = Array.from({ length: count }, (_, at) => {
    const own = orders.then((all) => ({ ...all, runsJobs: at === 0 }))
    own.catch(() => {})
    const slot: Slot = { orders: own, worker: fork(own), falls: 0 }
    watch(slot)
    return slot
  })

  function watch(slot: Slot): void {
    const { worker } = slot
    worker.on('message', (report: WorkerReport) => {
      if (report.type === 'failed') settle?.reject(new Error(report.reason))
      if (report.type !== 'ready') return
      slot.falls = 0
      isServing = true
      settle?.resolve(report.port)
    })
    worker.once('exit', (code, signal) => {
      if (stopping || slot.worker !== worker) return
      if (!isServing && slot.falls >= MAX_FALLS) {
        settle?.reject(new Error('The serving processes end before they serve; the reason is printed above.'))
        return
      }
      say(`serving process ${worker.process.pid} ended (${signal ?? code}); starting another`)
      const pause = PAUSE_MS[Math.min(slot.falls++, PAUSE_MS.length - 1)]
      setTimeout(() => replace(slot), pause)
    })
  }

  function replace(slot: Slot): void {
    if (stopping) return
    slot.worker = fork(slot.orders)
    watch(slot)
  }

  async function reload(): Promise<void> {
    for (const slot of slots) {
      const old = slot.worker
      replace(slot)
      await becameReady(slot.worker)
      await drain(old)
    }
  }

  return {
    ready,
    reload,
    async stop() {
      stopping = true
      await Promise.all(slots.map(({ worker }) => drain(worker)))
    },
  }
}

function fork(orders: Promise<WorkerOrders>): Worker {
  const worker = cluster.fork(MEMORY)
  const give = (command: WorkerCommand) => {
    // Killed before it heard of them, it is replaced as any that dies; unheard, that error would end us all.
    if (worker.isConnected()) worker.send(command, () => {})
  }
  orders.then(
    (own) => give({ type: 'orders', orders: own }),
    () => {},
  )
  return worker
}

function becameReady(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', (report: WorkerReport) => report.type === 'ready' && resolve())
    worker.once('exit', () => resolve())
  })
}

/** Lets a worker finish what it has begun; by force when it takes too long. */
function drain(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve()
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), DRAIN_MS)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    const command: WorkerCommand = { type: 'stop' }
    if (worker.isConnected()) worker.send(command, () => {})
    else worker.process.kill('SIGKILL')
  })
}
