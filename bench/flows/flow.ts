import type { Wire } from './wire.ts'

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

/** The answer's JSON; anything but a 200 ends the measure. */
export async function askJson<Told>(wire: Wire, question: Parameters<Wire['ask']>[0]): Promise<Told> {
  const { status, body } = await wire.ask(question)
  if (status !== 200) throw new Error(`${question.path} answered ${status}: ${body.toString().slice(0, 300)}`)
  return JSON.parse(body.toString()) as Told
}
