import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Frame, readFrames, writeFrame } from './frames.ts'
import { forgetMaker, noteMaker, residentBytes } from './running-makers.ts'

/** Every question carries the id that its answer will carry. */
export interface Numbered {
  id: number
}

type WithoutId<Task> = Task extends Numbered ? Omit<Task, 'id'> : never

export interface MakerProcess<Task, Answer> {
  ask(asked: WithoutId<Task>, bytes: Uint8Array): Promise<Frame<Answer>>
  /** Ends it when it has nothing left to do. */
  stop(): void
}

export interface MakerProgram {
  /** As failures name it: “the picture process”. */
  name: string
  program: URL
  /** How long it stays without work. */
  idleMs: number
  /** Of the system's constants: what nobody waits for leaves the processors to answers. */
  priority?: number
  /** One that has more when it has nothing left to do is ended at once; the next work starts another. */
  mostBytes?: number
}

interface PendingTask<Answer> {
  resolve: (answer: Frame<Answer>) => void
  reject: (error: Error) => void
}

const TASK_MS = 30_000
/** glibc gives the large, short-lived buffers of pictures back only when told so: 110 MB stay instead of 200. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
/** A picture of fifty million pixels leaves less behind. */
const MOST_BYTES = 256 * 1024 * 1024
/** Its heap is swept before it grows: what works for a moment keeps little. */
const HEAP = ['--max-semi-space-size=2', '--max-old-space-size=192']
/** With the code that another process has compiled already, one starts in a third of the time. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'NODE_COMPILE_CACHE'] as const

/** A process that is started when it is first asked, and again when it has ended meanwhile. */
export function createMakerProcess<Task extends Numbered, Answer extends Numbered>(
  program: MakerProgram,
): MakerProcess<Task, Answer> {
  let current: MakerProcess<Task, Answer> | null = null
  return {
    ask(asked, bytes) {
      current ??= startMakerProcess<Task, Answer>(program, (ended) => {
        if (current === ended) current = null
      })
      return current.ask(asked, bytes)
    },
    stop: () => current?.stop(),
  }
}

/** One process; `onEnd` is told once or twice, whether it was stopped, fell, was killed or could not be started. */
function startMakerProcess<Task extends Numbered, Answer extends Numbered>(
  { name, program, idleMs, priority = constants.priority.PRIORITY_NORMAL, mostBytes = MOST_BYTES }: MakerProgram,
  onEnd: (ended: MakerProcess<Task, Answer>) => void,
): MakerProcess<Task, Answer> {
  const child = spawn(process.execPath, [...HEAP, fileURLToPath(program)], {
    env: { ...passedOn(), ...MEMORY },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const { pid = 0 } = child
  if (pid > 0) {
    setPriority(pid, priority)
    noteMaker({ name, pid })
  }
  const waitingById = new Map<number, PendingTask<Answer>>()
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const maker: MakerProcess<Task, Answer> = {
    ask(asked, bytes) {
      clearTimeout(idle)
      const id = ++lastId
      const timer = setTimeout(() => child.kill('SIGKILL'), TASK_MS)
      const answered = new Promise<Frame<Answer>>((resolve, reject) => waitingById.set(id, { resolve, reject }))
      writeFrame(child.stdin, { words: { id, ...asked }, bytes })
      return answered.finally(() => {
        clearTimeout(timer)
        clearTimeout(idle)
        if (waitingById.size > 0 || child.exitCode !== null) return
        if (residentBytes(pid) > mostBytes) maker.stop()
        else idle = setTimeout(maker.stop, idleMs)
      })
    },
    stop() {
      clearTimeout(idle)
      child.stdin.end()
      onEnd(maker)
    },
  }
  const end = (reason: string) => {
    clearTimeout(idle)
    onEnd(maker)
    for (const { reject } of waitingById.values()) reject(new Error(`The ${name} ended (${reason})`))
    waitingById.clear()
  }
  readFrames<Answer>(child.stdout, (frame) => {
    waitingById.get(frame.words.id)?.resolve(frame)
    waitingById.delete(frame.words.id)
  })
  child.once('exit', (code, signal) => {
    forgetMaker(pid)
    end(String(signal ?? code))
  })
  child.on('error', (error) => end(error.message))
  // Writing to one that has just fallen; its end is told by `exit`.
  child.stdin.on('error', () => {})
  return maker
}

function passedOn(): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
