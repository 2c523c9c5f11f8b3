import { z } from 'zod'
import { defineCall, ROLES } from '#contract/basics/define-call.ts'
import * as routes from './routes.ts'

export const getLogged = defineCall({
  name: 'getLogged',
  ...routes.getLogged,
  about: 'Whether the caller is signed in, and as what.',
  who: 'visitor',
  differsBy: 'caller',
  output: z.object({ isLogged: z.boolean(), role: z.enum(ROLES) }),
  refusals: [],
  isOpenWhileBuilding: true,
  isOpenWithoutFactor: true,
})
