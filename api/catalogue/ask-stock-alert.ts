import type { Handler } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import type { askStockAlert } from '#contract/catalogue/products.ts'
import { findOffer, keepStockAlert } from '#db/queries/catalogue/declinations.ts'
import { stockAlertWords } from '#words/catalogue/stock-alert/words.ts'

export const handleAskStockAlert: Handler<typeof askStockAlert> = async ({ params, body }, parts) => {
  const { db, locale, now } = parts
  if (!body.consent) return { problems: { consent: { problem: 'not-agreed' } } }
  const offer = await findOffer(db, params.idDeclination)
  if (!offer || offer.product_id !== params.id) return { refusal: 'declination-not-found' }
  if (offer.available === null || Number(offer.available) >= offer.sell_by_multiple_of) {
    return { refusal: 'declination-in-stock' }
  }
  // What the person agreed to is kept with the address, as proof.
  const wording = stockAlertWords[locale].consent
  const email = body.email.toLowerCase()
  const wait = await countMailWish(parts, { kind: 'STOCK_BACK', recipient: email })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  await keepStockAlert(db, { declination_id: offer.id, email, locale, wording, created_at: now })
  return { value: { isAsked: true } }
}
