import type { Handler } from '#api/calls/handler.ts'
import type { deleteCustomer } from '#contract/privacy/privacy.ts'
import { findAccountAddress, findUser } from '#db/queries/accounts/users.ts'
import { isSameName } from '#rules/privacy/same-name.ts'
import { mayNotGo } from './delete-user.ts'
import { forgetPerson } from './forget-person.ts'

/** By the estate, for who asks it to: the same as by the person, and as little can be taken back. */
export const handleDeleteCustomer: Handler<typeof deleteCustomer> = async (
  { params: { id }, body },
  { db, locale, now, randomId },
) => {
  const user = await findUser(db, id)
  if (user?.role !== 'CUSTOMER') return { refusal: 'user-not-found' }
  if (mayNotGo(user)) return { refusal: 'account-kept' }
  const name = `${user.firstname} ${user.lastname}`.trim() || user.email
  if (!isSameName(body.name, name)) return { problems: { name: { problem: 'not-one-of', choices: [name] } } }
  const { email, isProven } = await findAccountAddress(db, id)
  // What lies under an address that nobody has shown to be theirs may be another person's.
  const person = { userId: id, email: isProven ? email : null }
  const obstacle = await forgetPerson(db, { person, origin: 'ESTATE', locale, now, randomId })
  if (obstacle) return { refusal: obstacle }
  return { value: { isDeleted: true, coversAddress: isProven } }
}
