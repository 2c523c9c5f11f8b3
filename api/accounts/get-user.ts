import type { Handler } from '#api/calls/handler.ts'
import type { getUser } from '#contract/accounts/accounts.ts'
import { findUser } from '#db/queries/accounts/users.ts'

export const handleGetUser: Handler<typeof getUser> = async (_, { db, principal }) => ({
  value: { user: principal ? ((await findUser(db, principal.id)) ?? null) : null },
})
