import { createLine } from '#providers/processes/line.ts'
import { createMakerProcess } from '#providers/processes/maker-process.ts'
import type { PictureMaker } from './picture-maker.ts'
import type { PictureAnswer, PictureTask } from './picture-protocol.ts'

const AT_ONCE = 2
const MAX_WAITING = 60
/** They are drawn for one person each: pages come first. */
const MAX_COMPOSITIONS = 20
/** Who waits for a copy holds one of ten connections to the database meanwhile. */
const MAX_COPIES = 5
const IDLE_MS = 10_000
const PROGRAM = { name: 'picture process', program: new URL('./picture-process.ts', import.meta.url) }

export interface PictureMakerOptions {
  /** How long its process stays without work. */
  idleMs?: number
}

/**
 * Opens pictures in a process of its own, started when there is work and ended when there has been none for a while:
 * a picture costs the serving process neither its memory nor, should a decoder fall over it, its life.
 */
export function createPictureMaker({ idleMs = IDLE_MS }: PictureMakerOptions = {}): PictureMaker {
  const line = createLine(AT_ONCE)
  let copies = 0
  const maker = createMakerProcess<PictureTask, PictureAnswer>({ ...PROGRAM, idleMs })

  return {
    take: (given) =>
      line.run(async () => {
        const { words, bytes } = await maker.ask({ task: 'take' }, given)
        if (!('taken' in words)) throw unmade(words)
        if ('refusal' in words.taken) return words.taken
        const { isChanged, ...kind } = words.taken
        return { ...kind, bytes: isChanged ? bytes : given }
      }),
    async crop(given, box) {
      if (line.waiting() >= MAX_COMPOSITIONS) return { refusal: 'overloaded' }
      return line.run(async () => {
        const { words, bytes } = await maker.ask({ task: 'crop', box }, given)
        if (!('taken' in words)) throw unmade(words)
        if ('refusal' in words.taken) return words.taken
        const { isChanged, ...kind } = words.taken
        return { ...kind, bytes: new Uint8Array(bytes) }
      })
    },
    async copy(given) {
      if (copies >= MAX_COPIES) return { refusal: 'overloaded' }
      copies++
      const copied = line.run(async () => {
        const { words, bytes } = await maker.ask({ task: 'copy' }, given)
        if (!('copied' in words)) throw unmade(words)
        return 'refusal' in words.copied ? words.copied : { ...words.copied, bytes: new Uint8Array(bytes) }
      })
      return copied.finally(() => copies--)
    },
    async make(open, size) {
      if (line.waiting() >= MAX_WAITING) return { refusal: 'overloaded' }
      return line.run(async () => {
        const original = await open()
        if (!original) return { refusal: 'media-not-found' }
        const { words, bytes } = await maker.ask({ task: 'make', size }, original)
        if (!('made' in words)) throw unmade(words)
        // A copy of its own: a slice would hold on to all that arrived with it.
        return { bytes: new Uint8Array(bytes) }
      })
    },
    async compose(open, composition) {
      if (line.waiting() >= MAX_COMPOSITIONS) return { refusal: 'overloaded' }
      return line.run(async () => {
        const files = await open()
        if (!files) return { refusal: 'media-not-found' }
        const lengths = files.map(({ length }) => length)
        const { words, bytes } = await maker.ask({ task: 'compose', lengths, composition }, Buffer.concat(files))
        if (!('made' in words)) throw unmade(words)
        return { bytes: new Uint8Array(bytes) }
      })
    },
    async colours(open) {
      if (line.waiting() >= MAX_COMPOSITIONS) return { refusal: 'overloaded' }
      return line.run(async () => {
        const original = await open()
        if (!original) return { refusal: 'media-not-found' }
        const { words } = await maker.ask({ task: 'colours' }, original)
        if (!('colours' in words)) throw unmade(words)
        return words.colours ? { colours: words.colours } : { refusal: 'media-unreadable' }
      })
    },
    close: maker.stop,
  }
}

function unmade(words: object): Error {
  return new Error(`The picture could not be made: ${'failure' in words ? words.failure : 'another was answered'}`)
}
