import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Id, OneLine } from '#contract/basics/shapes.ts'
import { BOOKED_REASONS } from './closed-sets.ts'
import * as routes from './routes.ts'

const MOST_PIECES = 1_000_000
const MOST_ROWS = 500

const Note = OneLine(300).default('')
const Pieces = z.number().int().min(-MOST_PIECES).max(MOST_PIECES)
const Counted = z.number().int().min(0).max(MOST_PIECES)

/** What a stock has become. */
const Moved = z.object({
  declinationId: Id,
  change: z.number().int(),
  quantity: z.number().int(),
  reserved: z.number().int(),
})

export const bookStock = defineCall({
  name: 'bookStock',
  ...routes.bookStock,
  about:
    'Books pieces in or out of the cellar, all of them or none. DELIVERY adds, BREAKAGE and SAMPLE take so many away, CORRECTION adds or, below zero, takes away. What orders hold cannot leave.',
  who: 'admin',
  area: 'stock',
  body: z.object({
    reason: z.enum(BOOKED_REASONS),
    note: Note,
    movements: z
      .array(z.object({ declinationId: Id, quantity: Pieces }))
      .min(1)
      .max(MOST_ROWS),
  }),
  output: z.object({ moved: z.array(Moved) }),
  refusals: [],
})

export const countStock = defineCall({
  name: 'countStock',
  ...routes.countStock,
  about:
    'Books what was counted in the cellar. `seen` is what was there when one began: where it has changed meanwhile, nothing is booked and the row is named.',
  who: 'admin',
  area: 'stock',
  body: z.object({
    note: Note,
    counts: z
      .array(z.object({ declinationId: Id, seen: Counted, counted: Counted }))
      .min(1)
      .max(MOST_ROWS),
  }),
  output: z.object({ moved: z.array(Moved), unchanged: z.number().int() }),
  refusals: [],
})

export const assembleBoxes = defineCall({
  name: 'assembleBoxes',
  ...routes.assembleBoxes,
  about:
    'Puts bottles into boxes that have a stock of their own: so many boxes come, each of its parts go. Below zero, boxes are taken apart.',
  who: 'admin',
  area: 'stock',
  body: z.object({
    declinationId: Id,
    quantity: Pieces,
    /** What one box takes. */
    parts: z
      .array(z.object({ declinationId: Id, quantity: z.number().int().min(1).max(1_000) }))
      .min(1)
      .max(50),
    note: Note,
  }),
  output: z.object({ moved: z.array(Moved) }),
  refusals: [],
})
