import { findOffer } from '#db/queries/declinations.ts'
import { takeStockAlerts } from '#db/queries/stock-alerts.ts'
import type { HandlerParts } from '../machinery/handler.ts'
import { queueMail } from '../mails/queue-mail.ts'

/** Whoever asked to be told that something is back is told once, as soon as it can be bought. */
export async function tellStockBack(
  { db, now, randomId }: Pick<HandlerParts, 'db' | 'now' | 'randomId'>,
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
