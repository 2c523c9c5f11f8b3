import type { getUser } from '#contract/accounts.ts'
import { findUser } from '#db/queries/users.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetUser: Handler<typeof getUser> = async (_, { db, principal }) => ({
  value: { user: principal ? ((await findUser(db, principal.id)) ?? null) : null },
})
