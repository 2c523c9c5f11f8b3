import type { Handler } from '#api/calls/handler.ts'
import type { getMe } from '#contract/office/me.ts'
import { findProfile } from '#db/queries/accounts/users.ts'
import { rightsOf } from '#rules/office/rights.ts'

export const handleGetMe: Handler<typeof getMe> = async (_, { db, principal }) => {
  const found = principal && (await findProfile(db, principal.id))
  if (!found) return { refusal: 'not-signed-in' }
  const { id, firstname, lastname, email } = found
  const role = principal.officeRole
  return { value: { user: { id, firstName: firstname, lastName: lastname, email }, role, rights: rightsOf(role) } }
}
