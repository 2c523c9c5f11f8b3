import type { Picking } from '#contract/orders/office-orders.ts'
import { listLinesToPick, listOrdersToPick } from '#db/queries/orders/office-orders.ts'
import type { SiteDb } from '#db/site-db.ts'
import { toldAnswers } from '#rules/orders/order-answers.ts'
import { orderReference } from '#rules/orders/order-reference.ts'
import { pickingList } from '#rules/orders/picking-list.ts'
import { withSupplementIds } from './with-supplements.ts'

/** What several orders take from the cellar together; null when one of them is not there. */
export async function loadPicking(db: SiteDb, wanted: readonly number[]): Promise<Picking | null> {
  const ids = await withSupplementIds(db, wanted)
  const [orders, lines] = await Promise.all([listOrdersToPick(db, ids), listLinesToPick(db, ids)])
  if (orders.length < ids.length) return null
  const picked = pickingList(
    lines.map(({ customizations, ...line }) => ({ ...line, answers: toldAnswers(customizations) })),
  )
  return {
    orders: orders.map(({ id, firstname, lastname, fulfilment }) => ({
      id,
      reference: orderReference(id),
      customer: `${firstname} ${lastname}`.trim(),
      fulfilment,
    })),
    lines: picked.map(({ product_id, declination_id, orders: into, answers, ...line }) => ({
      ...line,
      idProduct: product_id,
      idDeclination: declination_id,
      answers: [...answers],
      orders: into.map(({ id, quantity }) => ({ id, reference: orderReference(id), quantity })),
    })),
    pieces: picked.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}
