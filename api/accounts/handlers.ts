import type { HandlersOf } from '#api/calls/handler.ts'
import type * as accounts from '#contract/accounts/accounts.ts'
import type * as invitations from '#contract/accounts/invitations.ts'
import type * as logged from '#contract/accounts/logged.ts'
import { handleAcceptInvitation } from './accept-invitation.ts'
import { handleGetInvitation } from './get-invitation.ts'
import { handleGetLogged } from './get-logged.ts'
import { handleGetUser } from './get-user.ts'
import { handleLogin } from './login.ts'
import { handleLogout } from './logout.ts'
import { handleRegister } from './register.ts'

export const accountHandlers: HandlersOf<typeof accounts & typeof invitations & typeof logged> = {
  getLogged: handleGetLogged,
  register: handleRegister,
  login: handleLogin,
  logout: handleLogout,
  getUser: handleGetUser,
  getInvitation: handleGetInvitation,
  acceptInvitation: handleAcceptInvitation,
}
