import { type Letter, opening } from '#api/mails/letter.ts'
import { type LetterContext, pageUrl, siteHost } from '#api/mails/letter-context.ts'
import { type LetterWriters, PLAIN_LETTER } from '#api/mails/letter-writer.ts'
import { mailFacts } from '#api/mails/mail-facts.ts'
import { findAlertedDeclination } from '#db/queries/catalogue/stock-alerts.ts'
import type { SiteDb } from '#db/site-db.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { bottleFormat } from './wine-words.ts'

export const stockLetters: Pick<LetterWriters, 'STOCK_BACK'> = {
  STOCK_BACK: async (db, { mail, context }) => {
    const { declinationId } = mailFacts.STOCK_BACK.parse(mail.facts)
    const found = await findProductBack(db, { declinationId, locale: context.locale })
    return found && { ...PLAIN_LETTER, letter: productBack(context, found), hasAlcohol: found.isAlcohol }
  },
}

interface ProductBack {
  /** `Les Aubépines 2021, 75 cl` */
  product: string
  path: string
  isAlcohol: boolean
}

async function findProductBack(
  db: SiteDb,
  { declinationId, locale }: { declinationId: number; locale: Locale },
): Promise<ProductBack | null> {
  const found = await findAlertedDeclination(db, { id: declinationId, locale })
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

export function productBack(context: LetterContext, { product, path }: ProductBack): Letter {
  const said = context.words.back
  return {
    subject: fill(said.subject, { product }),
    preview: said.body,
    title: fill(said.title, { product }),
    blocks: [
      opening(said.body),
      { kind: 'button', label: said.button, url: pageUrl(context, path) },
      { kind: 'note', text: said.once },
    ],
    reason: fill(context.words.why.asked, { site: siteHost(context) }),
    told: { produit: product },
  }
}
