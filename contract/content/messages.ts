import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import * as routes from './routes.ts'

/** Header injection starts with a line break in a field that ends up in a mail's header. */
const OneLine = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/)

export const sendMessage = defineCall({
  name: 'sendMessage',
  ...routes.sendMessage,
  about: 'A visitor’s message to the estate.',
  who: 'visitor',
  body: z.object({
    firstname: OneLine(100),
    lastname: OneLine(100),
    email: z.email().max(254),
    phone: OneLine(30).nullish(),
    subject: OneLine(200).nullish(),
    message: z.string().trim().min(1).max(5000),
  }),
  output: z.object({ id: z.number().int() }),
  refusals: [],
  limit: { per: 'address', max: 10, seconds: 60 },
})
