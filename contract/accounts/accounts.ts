import { z } from 'zod'
import { defineCall, ROLES } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

/** As people type them; what is wrong is told next to its field. */
export const Email = OneLine(254).toLowerCase().pipe(z.email())
export const Password = z.string().min(1).max(200)
export const Name = OneLine(80).min(1)
/** `1990-12-31`. */
export const BirthDate = z.iso.date()
export const Phone = OneLine(30)

export const User = z.object({
  id: z.number().int(),
  email: z.string(),
  phone: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.string().nullable(),
  role: z.enum(ROLES),
})
export type User = z.infer<typeof User>

export const SignedIn = z.object({ token: z.string(), idSite: z.number().int(), user: User })
export type SignedIn = z.infer<typeof SignedIn>

/** In, or half way: the challenge is good for five minutes and nothing without a code (`POST /login/factor`). */
export const SignedInOrChallenge = z.union([
  SignedIn,
  z.object({ needsSecondFactor: z.literal(true), challenge: z.string() }),
])

export const register = defineCall({
  name: 'register',
  ...routes.register,
  about: 'Opens a customer’s account and signs in. An address that has one already is refused after the same work.',
  who: 'visitor',
  body: z.object({
    email: Email,
    password: Password,
    firstname: Name,
    lastname: Name,
    phone: Phone.nullish(),
    birthdate: BirthDate.nullish(),
    /** The terms of use. */
    acceptsTerms: z.boolean(),
  }),
  output: SignedIn,
  refusals: ['email-taken', 'overloaded'],
  answersSecret: true,
  limit: { per: 'address', max: 20, seconds: 3600 },
  logs: 'sign-up',
})

export const openOrderAccount = defineCall({
  name: 'openOrderAccount',
  ...routes.openOrderAccount,
  about:
    'Opens an account for the guest who holds an order’s random id, with the name, the addresses and the telephone of the order, and signs in. The order becomes the account’s. Who sends it agrees to the terms of use.',
  who: 'visitor',
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  body: z.object({
    password: Password,
    /** Only where the estate asks for it. */
    birthdate: BirthDate.nullish(),
  }),
  output: SignedIn,
  refusals: ['order-not-found', 'email-taken', 'overloaded'],
  answersSecret: true,
  limit: { per: 'address', max: 20, seconds: 3600 },
  logs: 'sign-up',
})

export const login = defineCall({
  name: 'login',
  ...routes.login,
  about:
    'Signs in. The token also comes as a cookie that scripts cannot read. Who has a second factor gets a challenge instead.',
  who: 'visitor',
  body: z.object({ email: Email, password: Password }),
  output: SignedInOrChallenge,
  refusals: ['login-wrong', 'too-many-requests', 'overloaded'],
  answersSecret: true,
  priority: 'critical',
  isOpenWhileBuilding: true,
  logs: 'sign-in',
})

export const logout = defineCall({
  name: 'logout',
  ...routes.logout,
  about: 'Ends the caller’s session and takes both cookies away.',
  who: 'visitor',
  output: z.object({ isLogged: z.literal(false) }),
  refusals: [],
  isOpenWhileBuilding: true,
  isOpenWithoutFactor: true,
  logs: 'sign-out',
})

export const getUser = defineCall({
  name: 'getUser',
  ...routes.getUser,
  about: 'Who is signed in; null for a visitor. A token that is not, or no longer, good is refused.',
  who: 'visitor',
  differsBy: 'caller',
  output: z.object({ user: User.nullable() }),
  refusals: ['not-signed-in'],
  isOpenWhileBuilding: true,
  isOpenWithoutFactor: true,
})
