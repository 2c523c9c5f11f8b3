import type fc from 'fast-check'
import { compare, type TimePassed } from './compare.ts'
import type { Model } from './model.ts'
import { readShop, type Seen } from './seen.ts'
import { explain } from './unexplained.ts'
import type { Walk } from './walk.ts'

/** What came of a step. */
interface Outcome {
  /** In a word or two. */
  answer: string
  /** What the model makes of it, before all is compared. */
  effect?(seen: Seen): void
  timePassed?: TimePassed
  /** Of these payments the shop has heard: it must know what the bank knows. */
  heard?: readonly string[]
}

/** One kind of step: what is drawn by chance, what it does to the shop, and what the model makes of it. */
interface StepKind<Wish> {
  /** How often it is taken, against the others. */
  weight: number
  wish: fc.Arbitrary<Wish>
  isPossible?(model: Model, wish: Wish): boolean
  tell(model: Model, wish: Wish): string
  run(walk: Walk, wish: Wish): Promise<Outcome>
}

type WalkStep = fc.AsyncCommand<Model, Walk>

/** As the table of steps holds it, whatever it draws. */
export interface DrawnStep {
  weight: number
  arbitrary: fc.Arbitrary<WalkStep>
}

export function step<Wish>(kind: StepKind<Wish>): DrawnStep {
  return { weight: kind.weight, arbitrary: kind.wish.map((wish) => drawn(kind, wish)) }
}

function drawn<Wish>(kind: StepKind<Wish>, wish: Wish): WalkStep {
  return {
    check: (model) => kind.isPossible?.(model, wish) ?? true,
    run: async (model, walk) => {
      const told = kind.tell(model, wish)
      walk.told.push(told)
      const outcome = await kind.run(walk, wish)
      walk.told.splice(-1, 1, `${told} → ${outcome.answer}`)
      const seen = await readShop(walk)
      outcome.effect?.(seen)
      await compare(walk, { seen, timePassed: outcome.timePassed ?? null })
      for (const reference of outcome.heard ?? []) checkHeard(seen, reference)
    },
    toString: () => JSON.stringify(wish),
  }
}

/** What each end at the bank means for the shop. */
const KNOWN_AS: Record<string, readonly string[]> = {
  OPEN: ['PENDING'],
  CHALLENGED: ['PENDING'],
  SUCCEEDED: ['SUCCEEDED', 'HELD', 'REFUNDED'],
  FAILED: ['FAILED'],
  CANCELLED: ['CANCELLED'],
}

function checkHeard(seen: Seen, reference: string): void {
  const payment = seen.orders.flatMap(({ payments }) => payments).find((one) => one.reference === reference)
  const { status = 'unknown', bank = null } = payment ?? {}
  const known = KNOWN_AS[bank?.state ?? ''] ?? []
  explain(known.includes(status), `the shop heard of a payment that is ${bank?.state}, and has it as ${status}`)
}

/** One of them by chance; the same number gives the same one while the list is the same. */
export function pick<Thing>(things: readonly Thing[], chance: number): Thing | undefined {
  return things[chance % Math.max(1, things.length)]
}
