import type { Handler } from '#api/calls/handler.ts'
import { readAddress } from '#api/orders/read-address.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { changeOrderAddress } from '#contract/edits/edits.ts'
import { orderParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { readPhone } from '#providers/phone-numbers/phone-number.ts'
import { bringElsewhere } from './bring-elsewhere.ts'
import { deliveryPrice } from './delivery-price.ts'
import { lockForEdit } from './lock-for-edit.ts'
import { recordMove } from './record-move.ts'

export const handleChangeOrderAddress: Handler<typeof changeOrderAddress> = async ({ params, body }, parts) => {
  const open = await lockForEdit(parts, { id: params.id, version: body.version, part: 'address' })
  if ('refusal' in open) return open
  const { order } = open
  const read = await readAddress(parts.db, body.address)
  if ('problems' in read) return { problems: inAddress(read.problems) }
  const phone = body.phone ? readPhone(body.phone, await orderParameters(parts.db)) : null
  if (phone && 'problem' in phone) return { problems: { phone } }
  const { postalCode, idCountry: country } = read.address
  const found = await deliveryPrice(parts, { order, to: { postalCode, country } })
  if ('refusal' in found) return found
  const place = { delivery_address: JSON.stringify(read.address) }
  const settled = await bringElsewhere(parts, { order, place, ...(phone && phone), found, wish: body })
  if ('refusal' in settled) return settled
  return recordMove(parts, { order, part: 'address', settled })
}

function inAddress(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`address.${field}`, problem]))
}
