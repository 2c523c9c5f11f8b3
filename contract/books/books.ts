import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { FileAnswer } from '#contract/basics/shapes.ts'
import { BOOK_RULES } from './closed-sets.ts'
import * as routes from './routes.ts'

export const getBooks = defineCall({
  name: 'getBooks',
  ...routes.getBooks,
  about: 'The estate’s books: what was sold, paid, refunded and invoiced, and whether all of it adds up.',
  who: 'admin',
  area: 'accounts',
  output: z.object({
    isBalanced: z.boolean(),
    figures: z.object({
      /** Pieces in the cellar, and those that unpaid orders hold. */
      stock: z.number().int(),
      reserved: z.number().int(),
      sold: z.number().int(),
      returned: z.number().int(),
      paid: z.number(),
      refunded: z.number(),
      invoiced: z.number(),
      credited: z.number(),
      /** Received for no invoice and not yet given back. */
      held: z.number(),
      /** Balances of gift cards that were sold and not used yet. */
      owedOnCards: z.number(),
    }),
    /** What does not hold: of what, what it should be and what it is. */
    violations: z.array(
      z.object({ rule: z.enum(BOOK_RULES), subject: z.string(), expected: z.string(), found: z.string() }),
    ),
  }),
  refusals: [],
})

export const getJournal = defineCall({
  name: 'getJournal',
  ...routes.getJournal,
  about: 'Every movement of stock and of money between two days, as a CSV file for the accountant.',
  who: 'admin',
  area: 'accounts',
  query: z.object({ from: z.iso.date(), until: z.iso.date() }),
  output: FileAnswer,
  answersFile: true,
  refusals: [],
  logs: 'export',
})
