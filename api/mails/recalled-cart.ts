import type { SiteDb } from '#db/site-db.ts'
import { fill } from '#words/fill.ts'
import type { Locale } from '#words/locales.ts'
import { mailWords } from '#words/mails/mail-words.ts'
import { priceCart } from '../carts/price-cart.ts'
import { formatOf } from '../technical-files/wine-words.ts'
import type { BillLine } from './letter.ts'
import type { RecalledCart } from './letters/other-letters.ts'
import { money } from './mail-formats.ts'

/** The cart as it stands when it is recalled, at today's prices. */
export async function recalledCart(
  db: SiteDb,
  id: string,
  locale: Locale,
): Promise<RecalledCart & { hasAlcohol: boolean }> {
  const { lines } = await priceCart(db, id, locale)
  return {
    id,
    hasAlcohol: lines.some(({ is_alcohol }) => is_alcohol),
    lines: lines.map(({ name, year, millilitres, quantity, unitPrice, total }): BillLine => {
      const price = fill(mailWords[locale].order.quantity, { quantity, price: money(unitPrice, locale) })
      const label = [year, millilitres === null ? null : formatOf(millilitres, locale)].filter((part) => part !== null)
      return { name, details: [label.join(', '), price].filter(Boolean), amount: money(total, locale) }
    }),
  }
}
