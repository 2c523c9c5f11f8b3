import { bottleFormat } from '#api/catalogue/wine-words.ts'
import type { BillLine } from '#api/mails/letter.ts'
import { money } from '#api/mails/mail-formats.ts'
import { mailPicture } from '#api/mails/mail-picture.ts'
import type { SiteDb } from '#db/site-db.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { mailWords } from '#words/mails/words.ts'
import { priceCart } from './price-cart.ts'

/** The cart as it stands when it is recalled, at today's prices. */
export async function recalledCart(
  db: SiteDb,
  { id, locale, url }: { id: string; locale: Locale; url: string },
): Promise<{ lines: BillLine[]; hasAlcohol: boolean }> {
  const { lines } = await priceCart(db, { id, locale })
  return {
    hasAlcohol: lines.some(({ is_alcohol }) => is_alcohol),
    lines: lines.map(({ name, year, millilitres, quantity, unitPrice, total, picture: shown }): BillLine => {
      const price = fill(mailWords[locale].order.quantity, { quantity, price: money(unitPrice, locale) })
      const label = [year, millilitres === null ? null : bottleFormat(millilitres, locale)].filter(
        (part) => part !== null,
      )
      const details = [label.join(', '), price].filter(Boolean)
      const picture = mailPicture(url, shown ?? undefined)
      return { picture, name, details, amount: money(total, locale) }
    }),
  }
}
