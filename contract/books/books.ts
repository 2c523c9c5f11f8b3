import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { StreamedFile } from '#contract/basics/shapes.ts'
import { ACCOUNT_FILES, BOOK_RULES, EXCISE_CATEGORIES, EXCISE_PLACES } from './closed-sets.ts'
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
  about: 'Every movement of stock and of money between two days, a year at most, as a CSV file for the accountant.',
  who: 'admin',
  area: 'accounts',
  query: z.object({ from: z.iso.date(), until: z.iso.date() }),
  output: StreamedFile,
  answersFile: true,
  refusals: [],
  logs: 'export',
})

/** Days of Paris, the last one included; a year at most. */
const Period = z.object({ from: z.iso.date(), until: z.iso.date() })
const Month = z.string()

export const getAccountSums = defineCall({
  name: 'getAccountSums',
  ...routes.getAccountSums,
  about: 'What the accountant declares of a time: VAT by rate, money received and given back, litres by category.',
  who: 'admin',
  area: 'accounts',
  query: Period,
  output: z.object({
    /** Null while the estate has not told its SIRET: files of entries are named by it. */
    siren: z.string().nullable(),
    papers: z.object({ invoices: z.number().int(), creditNotes: z.number().int() }),
    vat: z.array(
      z.object({
        month: Month,
        rate: z.number(),
        /** Gift cards that were sold: no turnover yet. */
        isVoucher: z.boolean(),
        net: z.number(),
        vat: z.number(),
        gross: z.number(),
      }),
    ),
    money: z.object({
      received: z.number(),
      refunded: z.number(),
      paidByCards: z.number(),
      returnedToCards: z.number(),
    }),
    excise: z.array(
      z.object({
        month: Month,
        category: z.enum(EXCISE_CATEGORIES),
        place: z.enum(EXCISE_PLACES),
        litres: z.number(),
      }),
    ),
    /** Bottles whose capacity nobody has told: they are in no sum. */
    uncounted: z.number().int(),
  }),
  refusals: [],
})

export const getAccountFile = defineCall({
  name: 'getAccountFile',
  ...routes.getAccountFile,
  about:
    'What the accountant gets of a time, as a file: the French file of accounting entries (`fec`), the entries of invoices and credit notes (`sales-journal`), what was sold by month and rate of VAT (`vat`), litres by month, excise category and where they went (`excise`).',
  who: 'admin',
  area: 'accounts',
  params: z.object({ file: z.enum(ACCOUNT_FILES) }),
  query: Period,
  output: StreamedFile,
  answersFile: true,
  refusals: [],
  logs: 'export',
})
