import { setTimeout as wait } from 'node:timers/promises'
import type { Question, Wire } from './wire.ts'

/** What one visitor does once; `at` counts through the whole measure and is never the same twice. */
export type Flow<Ground> = (visit: Visit<Ground>) => Promise<void>

interface Visit<Ground> {
  wire: Wire
  ground: Ground
  at: number
}

/** Where a visitor comes from, as the proxy in front says it: each is another. */
export function placeOf(at: number): string {
  return `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`
}

const BUSY = 503
const PAUSE_MS = 50
const MOST_TRIES = 200

/** The answer; who is sent away because the server is full comes again, and anything else but a 200 ends the measure. */
export async function askWell(wire: Wire, question: Question): Promise<Buffer> {
  for (let tries = 1; ; tries++) {
    const { status, body } = await wire.ask(question)
    if (status === 200) return body
    if (status !== BUSY || tries === MOST_TRIES) {
      throw new Error(`${question.path} answered ${status}: ${body.toString().slice(0, 300)}`)
    }
    await wait(PAUSE_MS)
  }
}

export async function askJson<Told>(wire: Wire, question: Question): Promise<Told> {
  return JSON.parse((await askWell(wire, question)).toString()) as Told
}
