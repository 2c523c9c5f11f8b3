import type { HandlerContext } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { findOffer } from '#db/queries/catalogue/declinations.ts'
import { takeStockAlerts } from '#db/queries/catalogue/stock-alerts.ts'

/** Whoever asked to be told that something is back is told once, as soon as it can be bought. */
export async function tellStockBack(
  { db, now, randomId }: Pick<HandlerContext, 'db' | 'now' | 'randomId'>,
  declinationId: number,
): Promise<void> {
  const offer = await findOffer(db, declinationId)
  const isBack = offer && (offer.available === null || Number(offer.available) >= offer.sell_by_multiple_of)
  if (!isBack) return
  for (const { email: recipient, locale } of await takeStockAlerts(db, declinationId)) {
    await queueMail(db, {
      kind: 'STOCK_BACK',
      locale,
      recipient,
      orderId: null,
      facts: { declinationId },
      now,
      randomId,
    })
  }
}
