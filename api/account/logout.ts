import type { logout } from '#contract/accounts.ts'
import { endSession } from '#db/queries/sessions.ts'
import type { Handler } from '../machinery/handler.ts'
import { NO_COOKIES } from './sign-in.ts'

export const handleLogout: Handler<typeof logout> = async (_, { db, sessionHash }) => {
  if (sessionHash) await endSession(db, sessionHash)
  return { value: { isLogged: false }, cookies: NO_COOKIES }
}
