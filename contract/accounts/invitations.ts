import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { Name, Password, SignedInOrChallenge } from './accounts.ts'
import * as routes from './routes.ts'

const params = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

export const getInvitation = defineCall({
  name: 'getInvitation',
  ...routes.getInvitation,
  about: 'Whom an invitation to look after this estate is for, while it is good.',
  who: 'visitor',
  differsBy: 'link',
  params,
  output: z.object({ email: z.string() }),
  refusals: ['invitation-over'],
})

export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  ...routes.acceptInvitation,
  about: 'Makes who was invited an administrator of this estate, with a password of their own, and signs in. Once.',
  who: 'visitor',
  params,
  body: z.object({ firstname: Name, lastname: Name, password: Password }),
  output: SignedInOrChallenge,
  refusals: ['invitation-over', 'overloaded'],
  answersSecret: true,
  limit: { per: 'address', max: 20, seconds: 3600 },
  logs: 'role-change',
})
