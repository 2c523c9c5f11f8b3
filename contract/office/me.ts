import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OFFICE_AREAS, OFFICE_RIGHTS, OFFICE_ROLES } from './closed-sets.ts'
import * as routes from './routes.ts'

export const getMe = defineCall({
  name: 'getMe',
  ...routes.getMe,
  about: 'Who works in the back office, what for, and what of it they may see and change.',
  who: 'admin',
  isForEveryRole: true,
  output: z.object({
    user: z.object({ id: z.number().int(), firstName: z.string(), lastName: z.string(), email: z.string() }),
    role: z.enum(OFFICE_ROLES),
    rights: z.record(z.enum(OFFICE_AREAS), z.enum(OFFICE_RIGHTS)),
  }),
  refusals: ['not-signed-in'],
})
