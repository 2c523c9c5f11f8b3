import type { Handler } from '#api/calls/handler.ts'
import { readAddress } from '#api/orders/read-address.ts'
import type { updateUserAddress } from '#contract/accounts/addresses.ts'
import { lockBook, saveAddress } from '#db/queries/accounts/addresses.ts'
import { addressToRow, addressToWire } from './address-to-wire.ts'

export const handleUpdateUserAddress: Handler<typeof updateUserAddress> = async ({ params, body }, parts) => {
  const { db, principal } = parts
  const userId = principal?.id ?? 0
  const { isDeliveryDefault, isBillingDefault, ...sent } = body
  const read = await readAddress(db, sent)
  if ('problems' in read) return read
  if (!(await lockBook(db, userId))) return { refusal: 'not-signed-in' }
  const defaults = { isDeliveryDefault, isBillingDefault }
  const row = await saveAddress(db, { ...addressToRow({ address: read.address, userId, defaults }), id: params.id })
  return row ? { value: { address: addressToWire(row) } } : { refusal: 'address-not-found' }
}
