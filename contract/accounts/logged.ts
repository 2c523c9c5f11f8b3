import { z } from 'zod'
import { defineCall, ROLES } from '#contract/basics/define-call.ts'

export const getLogged = defineCall({
  name: 'getLogged',
  about: 'Whether the caller is signed in, and as what.',
  method: 'GET',
  path: '/logged',
  who: 'visitor',
  output: z.object({ isLogged: z.boolean(), role: z.enum(ROLES) }),
  refusals: [],
})
