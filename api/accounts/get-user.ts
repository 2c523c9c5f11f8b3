import type { Handler } from '#api/calls/handler.ts'
import type { getUser } from '#contract/accounts/accounts.ts'
import { findUser } from '#db/queries/accounts/users.ts'

export const handleGetUser: Handler<typeof getUser> = async (_, { askOnce, principal, sessionHash }) => {
  // Who brings a token believes to be signed in: a visitor's "nobody" would leave them in that belief.
  if (!principal && sessionHash) return { refusal: 'not-signed-in' }
  const user = principal && (await askOnce((db) => findUser(db, principal.id)))
  return { value: { user: user ?? null } }
}
