import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Email, Password } from './accounts.ts'
import * as routes from './routes.ts'

/** What may be in the way where the present password is asked for. */
export const OWN_PASSWORD_REFUSALS = [
  'password-wrong',
  'too-many-requests',
  'demo-account',
  'overloaded',
  'not-signed-in',
] as const

/** What a link of a mail ends with. */
export const LinkToken = z.string().regex(/^[\w-]{43}$/)

export const askPasswordReset = defineCall({
  name: 'askPasswordReset',
  ...routes.askPasswordReset,
  about:
    'Sends a link to choose a new password, at most once a minute and address. Whether the address has an account cannot be told from the answer.',
  who: 'visitor',
  body: z.object({ email: Email }),
  output: z.object({ isAsked: z.literal(true) }),
  refusals: ['too-many-requests'],
  limit: { per: 'address', max: 30, seconds: 3600 },
  isOpenWhileBuilding: true,
})

export const getPasswordReset = defineCall({
  name: 'getPasswordReset',
  ...routes.getPasswordReset,
  about: 'Whose password a link lets choose anew, while it is good.',
  who: 'visitor',
  differsBy: 'link',
  params: z.object({ token: LinkToken }),
  output: z.object({ email: z.string() }),
  refusals: ['link-over'],
  limit: { per: 'address', max: 60, seconds: 3600 },
  isOpenWhileBuilding: true,
})

export const resetPassword = defineCall({
  name: 'resetPassword',
  ...routes.resetPassword,
  about: 'Gives the account of a link a new password, once. Every session of the account ends, and a mail tells.',
  who: 'visitor',
  body: z.object({ token: LinkToken, password: Password }),
  output: z.object({ isReset: z.literal(true) }),
  refusals: ['link-over', 'overloaded'],
  limit: { per: 'address', max: 60, seconds: 3600 },
  isOpenWhileBuilding: true,
  logs: 'secret-change',
})

export const changePassword = defineCall({
  name: 'changePassword',
  ...routes.changePassword,
  about:
    'Gives one’s account a new password. The present one is asked and counted like signing in; the other sessions end, this one goes on, and a mail tells.',
  who: 'customer',
  body: z.object({ password: Password, newPassword: Password }),
  output: z.object({ isChanged: z.literal(true) }),
  refusals: OWN_PASSWORD_REFUSALS,
  limit: { per: 'account', max: 30, seconds: 3600 },
  logs: 'secret-change',
})
