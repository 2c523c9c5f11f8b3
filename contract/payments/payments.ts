import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { IdParam, OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

export const receivePaymentEvent = defineCall({
  name: 'receivePaymentEvent',
  ...routes.receivePaymentEvent,
  about: 'Where payment providers tell what happened. The signature over the exact bytes decides whether it is heard.',
  who: 'visitor',
  params: z.object({ provider: OneLine(20), idSite: IdParam }),
  output: z.object({ isHeard: z.boolean() }),
  refusals: ['provider-unknown', 'signature-wrong', 'event-unreadable'],
  priority: 'critical',
  takesRawBody: true,
  siteFromPath: true,
  isOpenWhileBuilding: true,
})
