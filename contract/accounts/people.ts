import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam } from '#contract/basics/shapes.ts'
import { OFFICE_ROLES } from '#contract/office/closed-sets.ts'
import { Email } from './accounts.ts'
import * as routes from './routes.ts'

const Role = z.enum(OFFICE_ROLES)
const params = z.object({ id: IdParam })

/** Somebody who looks after the estate. */
const OfficePerson = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  lastLoginAt: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  /** Whoever asks. */
  isYou: z.boolean(),
})
export type OfficePerson = z.infer<typeof OfficePerson>

/** Somebody who was asked to, and has not answered yet. */
const OpenInvitation = z.object({ email: z.string(), role: Role, createdAt: z.string(), expiresAt: z.string() })

export const getPeople = defineCall({
  name: 'getPeople',
  ...routes.getPeople,
  about: 'Who looks after the estate and what for, and who was invited to.',
  who: 'admin',
  area: 'people',
  output: z.object({ people: z.array(OfficePerson), invitations: z.array(OpenInvitation) }),
  refusals: [],
})

export const invitePerson = defineCall({
  name: 'invitePerson',
  ...routes.invitePerson,
  about:
    'Invites somebody to look after the estate, by a mail whose link is good for three days. An older invitation of the same address ends.',
  who: 'admin',
  area: 'people',
  body: z.object({ email: Email, role: Role, language: z.string().max(10).optional() }),
  output: z.object({ invitation: OpenInvitation }),
  refusals: ['person-already-there', 'demo-account'],
  limit: { per: 'account', max: 30, seconds: 3600 },
})

export const withdrawInvitation = defineCall({
  name: 'withdrawInvitation',
  ...routes.withdrawInvitation,
  about: 'Takes an invitation back that was not accepted yet: its link leads nowhere any more.',
  who: 'admin',
  area: 'people',
  body: z.object({ email: Email }),
  output: z.object({ email: z.string() }),
  refusals: ['invitation-over'],
})

export const changePersonRole = defineCall({
  name: 'changePersonRole',
  ...routes.changePersonRole,
  about: 'Says what somebody is there for. An estate always has an owner: the last one stays.',
  who: 'admin',
  area: 'people',
  params,
  body: z.object({ role: Role }),
  output: z.object({ person: OfficePerson }),
  refusals: ['user-not-found', 'last-owner', 'demo-account'],
  logs: 'role-change',
})

export const endPersonAccess = defineCall({
  name: 'endPersonAccess',
  ...routes.endPersonAccess,
  about:
    'Takes somebody’s access to the back office away and signs them out everywhere. Their account stays, as a customer’s. The last owner stays.',
  who: 'admin',
  area: 'people',
  params,
  output: z.object({ id: z.number().int() }),
  refusals: ['user-not-found', 'last-owner', 'demo-account'],
  logs: 'role-change',
})
