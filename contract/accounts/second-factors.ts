import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { Password, SignedIn } from './accounts.ts'
import { LinkToken, OWN_PASSWORD_REFUSALS } from './passwords.ts'
import * as routes from './routes.ts'

/** Six digits of the app, or a recovery code. */
const Code = OneLine(40).min(1)
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const Factor = z.object({
  isOn: z.boolean(),
  /** Who looks after an estate has one; nobody else must. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** While it is being set up: what the app reads, as a QR code (a path in a square of `side`) and to type. */
  setup: z
    .object({ secret: z.string(), uri: z.string(), qr: z.object({ path: z.string(), side: z.number().int() }) })
    .nullable(),
})
export type Factor = z.infer<typeof Factor>

export const finishLogin = defineCall({
  name: 'finishLogin',
  ...routes.finishLogin,
  about: 'The second step of signing in, for who has a second factor: the challenge of the first, and a code.',
  who: 'visitor',
  body: z.object({ challenge: LinkToken, code: Code }),
  output: SignedIn,
  refusals: ['challenge-over', 'code-wrong', 'too-many-requests'],
  answersSecret: true,
  priority: 'critical',
  isOpenWhileBuilding: true,
  logs: 'sign-in',
})

export const getFactor = defineCall({
  name: 'getFactor',
  ...routes.getFactor,
  about: 'Whether one’s account has a second factor, and what the app needs while it is being set up.',
  who: 'customer',
  output: Factor,
  refusals: ['not-signed-in'],
  isOpenWhileBuilding: true,
  isOpenWithoutFactor: true,
})

export const beginFactor = defineCall({
  name: 'beginFactor',
  ...routes.beginFactor,
  about: 'Begins to set a second factor up, with the password. It counts once a code of the app has been given.',
  who: 'customer',
  body: z.object({ password: Password }),
  output: z.object({ isBegun: z.literal(true) }),
  refusals: [...OWN_PASSWORD_REFUSALS, 'second-factor-there'],
  limit: { per: 'account', max: 30, seconds: 3600 },
  isOpenWhileBuilding: true,
  isOpenWithoutFactor: true,
})

export const confirmFactor = defineCall({
  name: 'confirmFactor',
  ...routes.confirmFactor,
  about: 'Ends setting a second factor up: a code shows that the app works. Answers ten recovery codes, once.',
  who: 'customer',
  body: z.object({ code: Code }),
  output: RecoveryCodes,
  refusals: ['code-wrong', 'second-factor-unset', 'not-signed-in'],
  answersSecret: true,
  limit: { per: 'account', max: 30, seconds: 3600 },
  isOpenWhileBuilding: true,
  isOpenWithoutFactor: true,
  logs: 'secret-change',
})

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  ...routes.renewRecoveryCodes,
  about: 'Ten new recovery codes, with the password; the old ones end.',
  who: 'customer',
  body: z.object({ password: Password }),
  output: RecoveryCodes,
  refusals: [...OWN_PASSWORD_REFUSALS, 'second-factor-unset'],
  answersSecret: true,
  limit: { per: 'account', max: 30, seconds: 3600 },
  logs: 'secret-change',
})

export const endFactor = defineCall({
  name: 'endFactor',
  ...routes.endFactor,
  about: 'Takes the second factor away, with the password. Who looks after an estate keeps it.',
  who: 'customer',
  body: z.object({ password: Password }),
  output: z.object({ isEnded: z.literal(true) }),
  refusals: [...OWN_PASSWORD_REFUSALS, 'second-factor-required'],
  limit: { per: 'account', max: 30, seconds: 3600 },
  logs: 'secret-change',
})
