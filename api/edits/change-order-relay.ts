import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import type { changeOrderRelay } from '#contract/edits/edits.ts'
import { findRelayOfOrder } from '#db/queries/deliveries/order-relay.ts'
import { bringElsewhere } from './bring-elsewhere.ts'
import { deliveryPrice } from './delivery-price.ts'
import { lockForEdit } from './lock-for-edit.ts'
import { recordMove } from './record-move.ts'

/** The network is asked before the transaction begins: no lock waits for a service of others. */
export const handleChangeOrderRelay: Handler<typeof changeOrderRelay> = async ({ params, body }, parts) => {
  const asked = await askForPoint(parts, { orderId: params.id, idAccessPoint: body.idAccessPoint })
  const open = await lockForEdit(parts, { id: params.id, version: body.version, part: 'relay' })
  if ('refusal' in open) return open
  if ('refusal' in asked) return asked
  const { order } = open
  const { point } = asked
  const found = await deliveryPrice(parts, { order, to: { postalCode: point.zipCode, country: point.country } })
  if ('refusal' in found) return found
  const settled = await bringElsewhere(parts, {
    order,
    place: { access_point: JSON.stringify(point) },
    found,
    wish: body,
  })
  if ('refusal' in settled) return settled
  return recordMove(parts, { order, part: 'relay', settled })
}

type Asked = { point: AccessPoint } | { refusal: 'access-point-not-found' | 'relay-away' }

/** The point as its network knows it now, if it belongs to the order's own carrier and takes parcels. */
async function askForPoint(
  { askOnce, relays }: HandlerContext,
  { orderId, idAccessPoint }: { orderId: number; idAccessPoint: string },
): Promise<Asked> {
  const provider = await askOnce((db) => findRelayOfOrder(db, orderId))
  if (provider === null) return { refusal: 'access-point-not-found' }
  const found = await relays.find(provider, idAccessPoint)
  if (found.outcome === 'unavailable') return { refusal: 'relay-away' }
  if (found.outcome === 'unknown' || found.accessPoint.isFull) return { refusal: 'access-point-not-found' }
  return { point: found.accessPoint }
}
