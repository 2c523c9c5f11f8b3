import type { Handler } from '#api/calls/handler.ts'
import { partsOf } from '#api/orders/editable-parts.ts'
import type { getAddressPrice } from '#contract/edits/edits.ts'
import { findOrder } from '#db/queries/orders/orders.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { deliveryPrice } from './delivery-price.ts'

export const handleGetAddressPrice: Handler<typeof getAddressPrice> = async ({ params, query }, parts) => {
  const order = await findOrder(parts.db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  const { address, relay } = partsOf(order)
  if (!address && !relay) return { refusal: 'order-edit-closed' }
  const found = await deliveryPrice(parts, {
    order,
    to: { postalCode: query.postalCode, country: query.idCountry ?? null },
  })
  if ('refusal' in found) return found
  const price = found.price && {
    before: euros(cents(found.price.beforeCents)),
    after: euros(cents(found.price.afterCents)),
  }
  return { value: { price } }
}
