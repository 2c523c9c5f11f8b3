import { findOrderView } from '#db/queries/orders/order-views.ts'
import type { SiteDb } from '#db/site-db.ts'
import type { Locale } from '#words/basics/locales.ts'
import { orderToWire } from './order-to-wire.ts'

/** An order that is known to be there. */
export async function showOrder(db: SiteDb, { id, locale }: { id: number; locale: Locale }) {
  const found = await findOrderView(db, id)
  if (!found) throw new Error(`Order ${id} is gone`)
  return orderToWire(found, locale)
}
