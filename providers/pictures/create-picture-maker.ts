import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createLine } from './line.ts'
import type { MakerAnswer, MakerTask } from './maker-protocol.ts'
import type { PictureMaker } from './picture-maker.ts'

const PROGRAM = fileURLToPath(new URL('./maker-process.ts', import.meta.url))
const AT_ONCE = 2
const MAX_WAITING = 60
const TASK_MS = 30_000
const IDLE_MS = 30_000

/** glibc gives the large, short-lived buffers of pictures back only when told so: 110 MB stay instead of 200. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
const PASSED_ON = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'] as const

interface Waiting {
  resolve: (answer: MakerAnswer) => void
  reject: (error: Error) => void
}

/**
 * Opens pictures in a process of its own, started when there is work and ended when there has been none for a while:
 * a picture costs the serving process neither its memory nor, should a decoder fall over it, its life.
 */
export function createPictureMaker(): PictureMaker {
  const line = createLine(AT_ONCE)
  let current: MakerProcess | null = null

  async function ask(task: MakerTask): Promise<MakerAnswer> {
    current ??= startProcess((ended) => {
      if (current === ended) current = null
    })
    const answer = await current.ask(task)
    if ('failure' in answer) throw new Error(`The picture could not be made: ${answer.failure}`)
    return answer
  }

  return {
    async take(bytes) {
      const answer = await line.run(() => ask({ type: 'take', bytes }))
      if (!('taken' in answer)) throw new Error('The picture process answered another question')
      return 'refusal' in answer.taken ? answer.taken : { bytes, ...answer.taken }
    },
    async make(open, size) {
      if (line.waiting() >= MAX_WAITING) return { refusal: 'overloaded' }
      return line.run(async () => {
        const bytes = await open()
        if (!bytes) return { refusal: 'media-not-found' }
        const answer = await ask({ type: 'make', bytes, size })
        if (!('made' in answer)) throw new Error('The picture process answered another question')
        return { bytes: answer.made }
      })
    },
    close: () => current?.stop(),
  }
}

interface MakerProcess {
  ask(task: MakerTask): Promise<MakerAnswer>
  stop(): void
}

function startProcess(onEnd: (ended: MakerProcess) => void): MakerProcess {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [],
    env: { ...passedOn(), ...MEMORY },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const waitingById = new Map<number, Waiting>()
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const maker: MakerProcess = {
    ask(task) {
      clearTimeout(idle)
      const id = ++lastId
      const timer = setTimeout(() => child.kill('SIGKILL'), TASK_MS)
      const answered = new Promise<MakerAnswer>((resolve, reject) => waitingById.set(id, { resolve, reject }))
      child.send({ id, task })
      return answered.finally(() => {
        clearTimeout(timer)
        if (waitingById.size === 0 && child.connected) idle = setTimeout(maker.stop, IDLE_MS)
      })
    },
    stop() {
      clearTimeout(idle)
      if (child.connected) child.disconnect()
      onEnd(maker)
    },
  }
  child.on('message', (answer: MakerAnswer) => {
    waitingById.get(answer.id)?.resolve(answer)
    waitingById.delete(answer.id)
  })
  hearEnd(child, (reason) => {
    clearTimeout(idle)
    onEnd(maker)
    for (const { reject } of waitingById.values()) reject(new Error(`The picture process ended (${reason})`))
    waitingById.clear()
  })
  return maker
}

/** An ended process answers nobody, whether it fell, was killed or could not be started. */
function hearEnd(child: ChildProcess, tell: (reason: string) => void): void {
  child.once('exit', (code, signal) => tell(String(signal ?? code)))
  child.on('error', (error) => tell(error.message))
}

function passedOn(): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
