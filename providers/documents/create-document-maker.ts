import { createHash } from 'node:crypto'
import { constants } from 'node:os'
import { LRUCache } from 'lru-cache'
import { createLine } from '#providers/processes/line.ts'
import { createMakerProcess } from '#providers/processes/maker-process.ts'
import type { DocumentMaker, MadeDocument, OpenLogo } from './document-maker.ts'
import type { DocumentAnswer, DocumentTask } from './document-protocol.ts'
import type { TechnicalSheet } from './technical-sheet.ts'

/** Drawing keeps one core busy: a second at the same time would only slow the first. */
const AT_ONCE = 1
const MAX_WAITING = 20
/** Beginning anew costs as much as fifty invoices: where one is written each minute, it stays. */
const IDLE_MS = 60_000
const KEPT = { max: 50, maxSize: 10_000_000, sizeCalculation: ({ length }: Uint8Array) => Math.max(1, length) }
const PROGRAM = {
  name: 'document process',
  program: new URL('./document-process.ts', import.meta.url),
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
}
const NOTHING = new Uint8Array()

export interface DocumentMakerOptions {
  /** How long its process stays without work. */
  idleMs?: number
}

type Bytes = Uint8Array<ArrayBuffer>
/** A task without the number that it gets on its way. */
type TaskWithoutId = DocumentTask extends infer Task ? (Task extends DocumentTask ? Omit<Task, 'id'> : never) : never

/**
 * Draws in a process of its own, started when there is work and ended when there has been none for a while. The last
 * documents are kept in memory: whoever asks for the same facts gets the same bytes.
 */
export function createDocumentMaker({ idleMs = IDLE_MS }: DocumentMakerOptions = {}): DocumentMaker {
  const line = createLine(AT_ONCE)
  const maker = createMakerProcess<DocumentTask, DocumentAnswer>({ ...PROGRAM, idleMs })
  const kept = new LRUCache<string, Bytes>(KEPT)
  const underWay = new Map<string, Promise<MadeDocument>>()

  async function draw(task: TaskWithoutId, pictures: Uint8Array): Promise<Bytes> {
    const { words, bytes } = await maker.ask(task, pictures)
    if ('failure' in words) throw new Error(`The document could not be drawn: ${words.failure}`)
    // A copy of its own: a slice would hold on to all that arrived with it.
    return new Uint8Array(bytes)
  }

  async function drawSheet(sheet: TechnicalSheet, open: Parameters<DocumentMaker['technicalSheet']>[1]) {
    const pictures = await open()
    if ('refusal' in pictures) return pictures
    const { bottle, logo } = pictures
    const lengths = { bottleBytes: bottle?.length ?? 0, logoBytes: logo?.length ?? 0 }
    const together = Buffer.concat([bottle ?? NOTHING, logo ?? NOTHING])
    return { bytes: await draw({ kind: 'technical-sheet', sheet, ...lengths }, together) }
  }

  async function drawPaper(task: TaskWithoutId, openLogo: OpenLogo): Promise<MadeDocument> {
    const logo = await openLogo()
    if (logo && 'refusal' in logo) return logo
    return { bytes: await draw(task, logo ?? NOTHING) }
  }

  async function drawInTurn(make: () => Promise<MadeDocument>): Promise<MadeDocument> {
    return line.waiting() >= MAX_WAITING ? { refusal: 'overloaded' } : line.run(make)
  }

  /** Equal facts are drawn once, at once or later; whoever would wait too long is sent away. */
  async function drawnOnce(facts: unknown, make: () => Promise<MadeDocument>): Promise<MadeDocument> {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
    const bytes = kept.get(key)
    if (bytes) return { bytes }
    const running = underWay.get(key)
    if (running) return running
    const making = drawInTurn(make).finally(() => underWay.delete(key))
    underWay.set(key, making)
    const made = await making
    if ('bytes' in made) kept.set(key, made.bytes)
    return made
  }

  return {
    technicalSheet: (sheet, openPictures) => drawnOnce(sheet, () => drawSheet(sheet, openPictures)),
    invoice: (invoice, openLogo) => drawnOnce(invoice, () => drawPaper({ kind: 'invoice', invoice }, openLogo)),
    packingSlips: (slips, openLogo) => drawnOnce(slips, () => drawPaper({ kind: 'packing-slips', slips }, openLogo)),
    shippingLabels: (sheets) =>
      drawnOnce(sheets, async () => ({ bytes: await draw({ kind: 'shipping-labels', sheets }, NOTHING) })),
    giftCard: (card, openLogo) => drawInTurn(() => drawPaper({ kind: 'gift-card', card }, openLogo)),
    close: maker.stop,
  }
}
