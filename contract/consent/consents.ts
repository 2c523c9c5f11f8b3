import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { listOutput, OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

const Services = z.array(z.string().regex(/^[A-Z0-9_]{1,40}$/)).max(20)

export const giveConsent = defineCall({
  name: 'giveConsent',
  ...routes.giveConsent,
  about:
    'Keeps the proof of a visitor’s choice about trackers: what was accepted and refused, of which wording, when. It names nobody.',
  who: 'visitor',
  body: z.object({ wording: OneLine(40).min(1), accepted: Services, refused: Services }),
  output: z.object({ id: z.string(), createdAt: z.string() }),
  refusals: [],
  limit: { per: 'address', max: 30, seconds: 60 },
})

export const getConsents = defineCall({
  name: 'getConsents',
  ...routes.getConsents,
  about: 'The proofs of what visitors chose about trackers, newest first. They name nobody.',
  who: 'admin',
  area: 'privacy',
  list: defineList({
    filters: { wording: { value: 'text', operators: ['equal'] } },
    orderBy: ['createdAt'],
    defaultOrder: '-createdAt',
    defaultNbItem: 20,
  }),
  output: listOutput(
    'consent',
    z.object({
      id: z.string(),
      wording: z.string(),
      accepted: z.array(z.string()),
      refused: z.array(z.string()),
      locale: z.string(),
      createdAt: z.string(),
    }),
  ),
  refusals: [],
  logs: 'export',
})
