import type { Handler } from '#api/calls/handler.ts'
import type { deleteUserAddress } from '#contract/accounts/addresses.ts'
import { deleteAddress, lockBook } from '#db/queries/accounts/addresses.ts'

export const handleDeleteUserAddress: Handler<typeof deleteUserAddress> = async ({ params }, { db, principal }) => {
  const userId = principal?.id ?? 0
  if (!(await lockBook(db, userId))) return { refusal: 'not-signed-in' }
  const isDeleted = await deleteAddress(db, { id: params.id, userId })
  return isDeleted ? { value: { isDeleted: true } } : { refusal: 'address-not-found' }
}
