import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createLine } from '../processes/line.ts'
import { createMakerProcess } from '../processes/maker-process.ts'
import type { DocumentMaker, MadeDocument } from './document-maker.ts'
import type { DocumentAnswer, DocumentTask } from './document-protocol.ts'
import type { SheetPictures, TechnicalSheet } from './technical-sheet.ts'

/** Drawing keeps one core busy: a second at the same time would only slow the first. */
const AT_ONCE = 1
const MAX_WAITING = 20
const IDLE_MS = 30_000
const KEPT = { max: 50, maxSize: 10_000_000, sizeCalculation: ({ length }: Uint8Array) => Math.max(1, length) }
const PROGRAM = { name: 'document process', program: new URL('./document-process.ts', import.meta.url) }
const NOTHING = new Uint8Array()

export interface DocumentMakerOptions {
  /** How long its process stays without work. */
  idleMs?: number
}

/**
 * Draws in a process of its own, started when there is work and ended when there has been none for a while. The last
 * documents are kept in memory: whoever asks for the same facts gets the same bytes.
 */
export function createDocumentMaker({ idleMs = IDLE_MS }: DocumentMakerOptions = {}): DocumentMaker {
  const line = createLine(AT_ONCE)
  const maker = createMakerProcess<DocumentTask, DocumentAnswer>({ ...PROGRAM, idleMs })
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>(KEPT)
  const underWay = new Map<string, Promise<MadeDocument>>()

  async function draw(sheet: TechnicalSheet, { bottle, logo }: SheetPictures): Promise<Uint8Array<ArrayBuffer>> {
    const pictures = Buffer.concat([bottle ?? NOTHING, logo ?? NOTHING])
    const lengths = { bottleBytes: bottle?.length ?? 0, logoBytes: logo?.length ?? 0 }
    const { words, bytes } = await maker.ask({ sheet, ...lengths }, pictures)
    if ('failure' in words) throw new Error(`The document could not be drawn: ${words.failure}`)
    // A copy of its own: a slice would hold on to all that arrived with it.
    return new Uint8Array(bytes)
  }

  const make: DocumentMaker['technicalSheet'] = (sheet, openPictures) =>
    line.run(async () => {
      const pictures = await openPictures()
      return 'refusal' in pictures ? pictures : { bytes: await draw(sheet, pictures) }
    })

  return {
    async technicalSheet(sheet, openPictures) {
      const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url')
      const bytes = kept.get(key)
      if (bytes) return { bytes }
      const running = underWay.get(key)
      if (running) return running
      if (line.waiting() >= MAX_WAITING) return { refusal: 'overloaded' }
      const making = make(sheet, openPictures).finally(() => underWay.delete(key))
      underWay.set(key, making)
      const made = await making
      if ('bytes' in made) kept.set(key, made.bytes)
      return made
    },
    close: maker.stop,
  }
}
