import type { Handler } from '#api/calls/handler.ts'
import { bookCollection } from '#api/deliveries/book-collection.ts'
import type { changeOrderSlot } from '#contract/edits/edits.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { changeOrder } from '#db/queries/orders/orders.ts'
import { lockForEdit } from './lock-for-edit.ts'
import { recordEdit } from './record-edit.ts'

/** The estate knows by itself how soon an order can be ready. */
export const AT_ONCE = { collectDelayHours: 0 }

/** The order's lock first, then the calendar's: whoever orders a slot holds no order yet. */
export const handleChangeOrderSlot: Handler<typeof changeOrderSlot> = async ({ params, body }, parts) => {
  const { db, now } = parts
  const open = await lockForEdit(parts, { id: params.id, version: body.version, part: 'slot' })
  if ('refusal' in open) return open
  const { order } = open
  const { idAddress, dateSchedule, idSchedule } = body
  const parameters = { ...(await deliveryParameters(db)), ...AT_ONCE }
  const booked = await bookCollection(parts, {
    asked: {
      lines: [],
      shipping: { type: 'CLICK_AND_COLLECT', idAddress },
      postalCode: null,
      idCountry: null,
      accessPoint: null,
      dateSchedule,
      idSchedule,
    },
    parameters,
  })
  if ('problems' in booked) return { problems: { idAddress: { problem: 'invalid' } } }
  if ('refusal' in booked) return { refusal: 'slot-not-free' }
  const { collectAddressId, collectPlace, collectFrom, collectUntil } = booked.delivery
  await changeOrder(db, {
    id: order.id,
    change: {
      collect_address_id: collectAddressId,
      collect_place: JSON.stringify(collectPlace),
      collect_from: collectFrom,
      collect_until: collectUntil,
      edited_at: now,
      changed_at: now,
    },
  })
  const value = {
    order: await recordEdit(parts, { order, detail: 'edited-slot', facts: { part: 'slot' } }),
  }
  const before = { collectFrom: order.collect_from, idPlace: order.collect_address_id }
  const after = { collectFrom, idPlace: collectAddressId }
  return { value, changes: [{ thing: 'orders', id: order.id, before, after }] }
}
