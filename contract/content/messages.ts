import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine, Text } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

export const sendMessage = defineCall({
  name: 'sendMessage',
  ...routes.sendMessage,
  about: 'A visitor’s message to the estate.',
  who: 'visitor',
  body: z.object({
    firstname: OneLine(100).min(1),
    lastname: OneLine(100).min(1),
    email: z.email().max(254),
    phone: OneLine(30).min(1).nullish(),
    subject: OneLine(200).min(1).nullish(),
    message: Text(5000).min(1),
  }),
  output: z.object({ id: z.number().int() }),
  refusals: [],
  limit: { per: 'address', max: 10, seconds: 60 },
})
