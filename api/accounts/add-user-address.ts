import type { Handler } from '#api/calls/handler.ts'
import { readAddress } from '#api/orders/read-address.ts'
import type { addUserAddress } from '#contract/accounts/addresses.ts'
import { addAddress, listAddresses, lockBook } from '#db/queries/accounts/addresses.ts'
import { MOST_ADDRESSES } from '#rules/accounts/address-book.ts'
import { addressToRow, addressToWire } from './address-to-wire.ts'

export const handleAddUserAddress: Handler<typeof addUserAddress> = async ({ body }, { db, principal, now }) => {
  const userId = principal?.id ?? 0
  const { isDeliveryDefault, isBillingDefault, ...sent } = body
  const read = await readAddress(db, sent)
  if ('problems' in read) return read
  if (!(await lockBook(db, userId))) return { refusal: 'not-signed-in' }
  const present = await listAddresses(db, userId)
  if (present.length >= MOST_ADDRESSES) return { refusal: 'address-book-full' }
  const isFirst = present.length === 0
  const defaults = { isDeliveryDefault: isFirst || isDeliveryDefault, isBillingDefault: isFirst || isBillingDefault }
  const row = await addAddress(db, { ...addressToRow({ address: read.address, userId, defaults }), now })
  return { value: { address: addressToWire(row) } }
}
