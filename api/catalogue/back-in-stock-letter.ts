import type { BackInStock } from '#api/mails/letters/other-letters.ts'
import { findAlertedDeclination } from '#db/queries/catalogue/stock-alerts.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/basics/locales.ts'
import { bottleFormat } from './wine-words.ts'

export async function backInStockLetter(
  db: SiteDb,
  declinationId: number,
  locale: Locale,
): Promise<(BackInStock & { isAlcohol: boolean }) | null> {
  const found = await findAlertedDeclination(db, declinationId, locale)
  if (!found) return null
  const { name, slug, product_id, year, millilitres, type } = found
  const format = millilitres === null ? null : bottleFormat(millilitres, locale)
  const product = [[name, year].filter((part) => part !== null).join(' '), format].filter((part) => part !== null)
  const folder = type === 'WINE' ? 'wines' : 'products'
  return {
    product: product.join(', '),
    path: `/${folder}/${slug}/${product_id}/detail/${declinationId}`,
    isAlcohol: type !== 'OTHER',
  }
}
