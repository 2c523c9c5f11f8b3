import type { HandlersOf } from '#api/calls/handler.ts'
import type * as accounts from '#contract/accounts/accounts.ts'
import type * as invitations from '#contract/accounts/invitations.ts'
import type * as logged from '#contract/accounts/logged.ts'
import type * as passwords from '#contract/accounts/passwords.ts'
import { handleAcceptInvitation } from './accept-invitation.ts'
import { handleAskPasswordReset } from './ask-password-reset.ts'
import { handleChangePassword } from './change-password.ts'
import { handleGetInvitation } from './get-invitation.ts'
import { handleGetLogged } from './get-logged.ts'
import { handleGetPasswordReset } from './get-password-reset.ts'
import { handleGetUser } from './get-user.ts'
import { handleLogin } from './login.ts'
import { handleLogout } from './logout.ts'
import { handleRegister } from './register.ts'
import { handleResetPassword } from './reset-password.ts'

type Contracts = typeof accounts & typeof invitations & typeof logged & typeof passwords

export const accountHandlers: HandlersOf<Contracts> = {
  getLogged: handleGetLogged,
  register: handleRegister,
  login: handleLogin,
  logout: handleLogout,
  getUser: handleGetUser,
  getInvitation: handleGetInvitation,
  acceptInvitation: handleAcceptInvitation,
  askPasswordReset: handleAskPasswordReset,
  getPasswordReset: handleGetPasswordReset,
  resetPassword: handleResetPassword,
  changePassword: handleChangePassword,
}
