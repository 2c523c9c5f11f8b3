import { NO_COOKIES } from '#api/calls/answer-cookie.ts'
import type { Handler } from '#api/calls/handler.ts'
import type { logout } from '#contract/accounts/accounts.ts'
import { endSession } from '#db/queries/accounts/sessions.ts'

export const handleLogout: Handler<typeof logout> = async (_, { db, sessionHash }) => {
  if (sessionHash) await endSession(db, sessionHash)
  return { value: { isLogged: false }, cookies: NO_COOKIES }
}
