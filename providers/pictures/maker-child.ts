import { spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Frame, readFrames, writeFrame } from './frames.ts'
import type { MakerAnswer, MakerTask } from './maker-protocol.ts'

type WithoutId<Task> = Task extends MakerTask ? Omit<Task, 'id'> : never

export interface MakerProcess {
  ask(asked: WithoutId<MakerTask>, bytes: Uint8Array): Promise<Frame<MakerAnswer>>
  stop(): void
}

interface Waiting {
  resolve: (answer: Frame<MakerAnswer>) => void
  reject: (error: Error) => void
}

const PROGRAM = fileURLToPath(new URL('./maker-process.ts', import.meta.url))
const TASK_MS = 30_000
/** glibc gives the large, short-lived buffers of pictures back only when told so: 110 MB stay instead of 200. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
const PASSED_ON = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'] as const

/** One picture process; `onEnd` is told once, whether it was stopped, fell, was killed or could not be started. */
export function startMakerProcess(idleMs: number, onEnd: (ended: MakerProcess) => void): MakerProcess {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...passedOn(), ...MEMORY, ...compileCache() },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waitingById = new Map<number, Waiting>()
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const maker: MakerProcess = {
    ask(asked, bytes) {
      clearTimeout(idle)
      const id = ++lastId
      const timer = setTimeout(() => child.kill('SIGKILL'), TASK_MS)
      const answered = new Promise<Frame<MakerAnswer>>((resolve, reject) => waitingById.set(id, { resolve, reject }))
      writeFrame(child.stdin, { words: { id, ...asked }, bytes })
      return answered.finally(() => {
        clearTimeout(timer)
        clearTimeout(idle)
        if (waitingById.size === 0 && child.exitCode === null) idle = setTimeout(maker.stop, idleMs)
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
    for (const { reject } of waitingById.values()) reject(new Error(`The picture process ended (${reason})`))
    waitingById.clear()
  }
  readFrames<MakerAnswer>(child.stdout, (frame) => {
    waitingById.get(frame.words.id)?.resolve(frame)
    waitingById.delete(frame.words.id)
  })
  child.once('exit', (code, signal) => end(String(signal ?? code)))
  child.on('error', (error) => end(error.message))
  // Writing to one that has just fallen; its end is told by `exit`.
  child.stdin.on('error', () => {})
  return maker
}

function passedOn(): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** With the code that this process has compiled already, the other one starts in a third of the time. */
function compileCache(): Record<string, string> {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}
