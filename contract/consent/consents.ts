import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
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
