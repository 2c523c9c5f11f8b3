import type { Handler } from '#api/calls/handler.ts'
import { readAddress } from '#api/orders/read-address.ts'
import type { addUserAddress } from '#contract/accounts/addresses.ts'
import { addAddress, listAddresses, lockBook, saveAddress } from '#db/queries/accounts/addresses.ts'
import { isSameAddress, MOST_ADDRESSES } from '#rules/accounts/address-book.ts'
import { addressToRow, addressToWire } from './address-to-wire.ts'

export const handleAddUserAddress: Handler<typeof addUserAddress> = async ({ body }, { db, principal, now }) => {
  const userId = principal?.id ?? 0
  const { isDeliveryDefault, isBillingDefault, ...sent } = body
  const read = await readAddress(db, sent)
  if ('problems' in read) return read
  const { address } = read
  if (!(await lockBook(db, userId))) return { refusal: 'not-signed-in' }
  const present = (await listAddresses(db, userId)).map(addressToWire)
  const same = present.find((one) => isSameAddress(one, address))
  if (!same && present.length >= MOST_ADDRESSES) return { refusal: 'address-book-full' }
  const isFirst = present.length === 0
  const defaults = {
    isDeliveryDefault: isFirst || isDeliveryDefault || same?.isDeliveryDefault === true,
    isBillingDefault: isFirst || isBillingDefault || same?.isBillingDefault === true,
  }
  const row = addressToRow({ address, userId, defaults })
  // What is in the book already is written there as it is spelt now.
  const kept = same && (await saveAddress(db, { ...row, id: same.id }))
  return { value: { address: addressToWire(kept ?? (await addAddress(db, { ...row, now }))) } }
}
