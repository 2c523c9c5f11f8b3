import { looseLines } from '#db/queries/carts/cart-lines.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import type { SiteDb } from '#db/site-db.ts'
import { bottleSum, type CaseBottles, fitsIntoCase } from '#rules/carts/composed-case.ts'
import type { Locale } from '#words/basics/locales.ts'
import { settleLines } from './refresh-cart-lines.ts'

/** What can be had of the bottles of a case, priced as a cart would price them. */
export async function settleCase(db: SiteDb, { bottles, locale }: { bottles: readonly CaseBottles[]; locale: Locale }) {
  const [known, needs] = await Promise.all([
    looseLines(db, { bottles, locale }),
    stockNeeds(db, { declinationIds: [...new Set(bottles.map(({ id }) => id))] }),
  ])
  const lines = known.filter(
    ({ type, millilitres: format, sell_by_multiple_of: multiple }) =>
      type === 'WINE' && fitsIntoCase({ format, multiple }),
  )
  const { held, hints } = await settleLines(db, { lines, needs, locale })
  return { held, hints, isWhole: bottleSum(held) === bottleSum(bottles) }
}
