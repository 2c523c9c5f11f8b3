import { NO_COOKIES } from '#api/calls/answer-cookie.ts'
import type { Handler } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import type { deleteAddress } from '#contract/privacy/privacy.ts'
import { takeLink } from '#db/queries/accounts/secret-links.ts'
import { findUserByEmail } from '#db/queries/accounts/users.ts'
import { mayNotGo } from './delete-user.ts'
import { forgetPerson } from './forget-person.ts'

/** What is refused rolls back: the link can be followed again when nothing stands in the way any more. */
export const handleDeleteAddress: Handler<typeof deleteAddress> = async (
  { params },
  { db, principal, locale, now, randomId },
) => {
  const link = await takeLink(db, { purpose: 'DATA_DELETION', tokenHash: hashToken(params.token), now })
  if (!link) return { refusal: 'privacy-link-over' }
  const user = await findUserByEmail(db, link.email)
  if (user && mayNotGo(user)) return { refusal: 'account-kept' }
  const person = { userId: user?.id ?? null, email: link.email }
  const obstacle = await forgetPerson(db, { person, origin: 'LINK', locale, now, randomId })
  if (obstacle) return { refusal: obstacle }
  return { value: { isDeleted: true }, ...(principal && principal.id === user?.id ? { cookies: NO_COOKIES } : {}) }
}
