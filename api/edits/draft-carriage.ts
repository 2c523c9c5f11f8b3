import { z } from 'zod'
import { findCarriedLines } from '#db/queries/orders/supplements.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import { carriedGoods } from '#rules/orders/carried-goods.ts'
import { orderTotals } from '#rules/orders/order-totals.ts'
import type { DraftedSupplement } from './draft-supplement.ts'

/** Written by our own handler when the order was placed. */
const VatParts = z.array(z.object({ rate: z.number(), cents: z.number() }))

/** What it costs more to bring an order elsewhere: its VAT is that of the goods, as they were sold. */
export async function draftCarriage(db: SiteDb, { id, cents: fee }: { id: number; cents: number }) {
  const lines = await findCarriedLines(db, id)
  const carried = carriedGoods(
    lines.map(({ quantity, refunded_quantity, vat_parts, is_dematerialized }) => ({
      quantity,
      refundedQuantity: refunded_quantity,
      parts: VatParts.parse(vat_parts),
      isDematerialized: is_dematerialized,
    })),
  )
  const totals = orderTotals({ lines: [], discount: null, shipping: cents(fee), carried })
  return { lines: [], totals, claims: [], carried } satisfies DraftedSupplement
}
