import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { BirthDate, Email, Name, Password, Phone, User } from './accounts.ts'
import { EMAIL_LINK_PURPOSES } from './closed-sets.ts'
import { LinkToken, OWN_PASSWORD_REFUSALS } from './passwords.ts'
import * as routes from './routes.ts'

const Profile = z.object({
  user: User,
  /** The language that mails are written in. */
  language: z.string(),
  /** Those that the site speaks. */
  languages: z.array(z.string()),
  isEmailConfirmed: z.boolean(),
  /** The address that is to be the new one, while it waits for a yes. */
  pendingEmail: z.string().nullable(),
  /** It has proved an age: only the estate can change it. */
  isBirthdateLocked: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const getProfile = defineCall({
  name: 'getProfile',
  ...routes.getProfile,
  about: 'What an account knows of its owner, and what of it can still be changed.',
  who: 'customer',
  output: Profile,
  refusals: ['not-signed-in'],
})

export const updateUser = defineCall({
  name: 'updateUser',
  ...routes.updateUser,
  about: 'Changes what an account knows of its owner; what is not given stays. A mail tells, without the values.',
  who: 'customer',
  body: z.object({
    firstname: Name.optional(),
    lastname: Name.optional(),
    phone: Phone.nullish(),
    birthdate: BirthDate.nullish(),
    language: z.string().max(10).optional(),
  }),
  output: z.object({ user: User }),
  refusals: ['not-signed-in'],
  limit: { per: 'account', max: 60, seconds: 3600 },
})

export const setBirthdate = defineCall({
  name: 'setBirthdate',
  ...routes.setBirthdate,
  about: 'Corrects the birth date of an account, which its owner cannot change any more once it has proved an age.',
  who: 'admin',
  area: 'customers',
  params: z.object({ id: IdParam }),
  body: z.object({ birthdate: BirthDate }),
  output: z.object({ user: User }),
  refusals: ['user-not-found'],
})

export const askEmailChange = defineCall({
  name: 'askEmailChange',
  ...routes.askEmailChange,
  about:
    'Asks for another address, with the password. It becomes the account’s when both the old and the new one have said yes, by a link each.',
  who: 'customer',
  body: z.object({ email: Email, password: Password }),
  output: z.object({ isAsked: z.literal(true) }),
  refusals: [...OWN_PASSWORD_REFUSALS, 'email-taken'],
  limit: { per: 'account', max: 20, seconds: 3600 },
})

export const askEmailConfirmation = defineCall({
  name: 'askEmailConfirmation',
  ...routes.askEmailConfirmation,
  about: 'Sends the link once more that shows an account’s address to be its owner’s.',
  who: 'customer',
  output: z.object({ isAsked: z.literal(true) }),
  refusals: ['not-signed-in', 'too-many-requests'],
  limit: { per: 'account', max: 20, seconds: 3600 },
})

const EmailLink = z.object({
  purpose: z.enum(EMAIL_LINK_PURPOSES),
  email: z.string(),
  /** Of a change: what it changes to. */
  newEmail: z.string().nullable(),
  /** Only the owner of the account may follow it, signed in: whoever else reads the mail may not. */
  needsOwner: z.boolean(),
})

export const getEmailLink = defineCall({
  name: 'getEmailLink',
  ...routes.getEmailLink,
  about: 'What a link about an account’s address is for, while it is good. Nothing happens yet.',
  who: 'visitor',
  differsBy: 'link',
  params: z.object({ token: LinkToken }),
  output: EmailLink,
  refusals: ['link-over'],
  limit: { per: 'address', max: 60, seconds: 3600 },
})

export const followEmailLink = defineCall({
  name: 'followEmailLink',
  ...routes.followEmailLink,
  about: 'Says yes to what a link about an account’s address is for, once.',
  who: 'visitor',
  body: z.object({ token: LinkToken }),
  output: z.object({ outcome: z.enum(['CONFIRMED', 'WAITS_FOR_OLD', 'WAITS_FOR_NEW', 'CHANGED']) }),
  refusals: ['link-over', 'link-not-yours', 'email-taken'],
  limit: { per: 'address', max: 60, seconds: 3600 },
  logs: 'secret-change',
})
