import type { Handler } from '#api/calls/handler.ts'
import { partsOf } from '#api/orders/editable-parts.ts'
import type { getSupplementPreview } from '#contract/edits/edits.ts'
import { findOrder } from '#db/queries/orders/orders.ts'
import { cents, euros, eurosToCents } from '#rules/basics/money.ts'
import { draftSupplement } from './draft-supplement.ts'

export const handleGetSupplementPreview: Handler<typeof getSupplementPreview> = async ({ params, query }, parts) => {
  const order = await findOrder(parts.db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  if (!partsOf(order).lines) return { refusal: 'order-edit-closed' }
  const shipping = eurosToCents(query.shipping)
  const drafted = await draftSupplement(parts, { order, added: readAdded(query.lines), shipping })
  if (!('totals' in drafted)) return drafted
  const lines = drafted.lines.map(({ name, label, quantity, unit_cents, total_cents }) => ({
    name,
    label: label ?? '',
    quantity,
    unitPrice: euros(cents(unit_cents)),
    total: euros(cents(total_cents)),
  }))
  return { value: { lines, total: euros(drafted.totals.total) } }
}

/** `12x6,15x1` */
function readAdded(listed: string) {
  return listed.split(',').map((one) => {
    const [idDeclination = 0, quantity = 0] = one.split('x').map(Number)
    return { idDeclination, quantity }
  })
}
