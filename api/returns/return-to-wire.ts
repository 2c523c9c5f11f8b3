import type { Return } from '#contract/returns/returns.ts'
import { findReturnView, type ReturnView } from '#db/queries/returns/return-views.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { orderReference } from '#rules/orders/order-reference.ts'

/** A return as its customer and the estate see it. */
export function returnToWire(row: ReturnView): Return {
  const pictures = row.files.filter(({ kind }) => kind === 'PICTURE')
  const label = row.files.findLast(({ kind }) => kind === 'LABEL')
  return {
    id: row.id,
    order: { id: row.order_id, publicId: row.public_id, reference: orderReference(row.order_id) },
    state: row.state,
    isWithdrawal: row.is_withdrawal,
    description: row.description,
    refusal: row.refusal,
    lines: row.lines.map(({ position, name, label: said, quantity, reason, is_fit }) => ({
      line: position,
      name,
      label: said,
      quantity,
      reason,
      isFit: is_fit,
    })),
    pictures: pictures.map(({ id, filename }) => ({ file: id, filename })),
    label: row.label_url || label ? { url: row.label_url, file: label?.id ?? null } : null,
    askedAt: row.asked_at.toISOString(),
    declaredBy: row.declared_by,
    refunded: row.refunded_cents === null ? null : euros(cents(row.refunded_cents)),
    events: row.events.map(({ state, actor, happened_at }) => ({
      state,
      actor,
      at: new Date(happened_at).toISOString(),
    })),
  }
}

/** A return that is known to be there. */
export async function showReturn(db: SiteDb, id: number): Promise<Return> {
  const found = await findReturnView(db, id)
  if (!found) throw new Error(`Return ${id} is gone`)
  return returnToWire(found)
}
