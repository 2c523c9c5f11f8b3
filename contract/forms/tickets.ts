import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

const MOST_TICKET = 400

/** What every form that anybody may send takes along, so that people are told from machines. */
export const MACHINE_MARKS = {
  /** When the form was opened, as `getFormTicket` has sealed it; nobody fills one in at once. */
  ticket: z.string().max(MOST_TICKET).nullish(),
  /** A field that nobody sees. Whoever fills it in is a machine, and is thanked. */
  website: OneLine(2_000).nullish(),
}

export const getFormTicket = defineCall({
  name: 'getFormTicket',
  ...routes.getFormTicket,
  about: 'A sealed note of when a form was opened, to be sent along with it.',
  who: 'visitor',
  differsBy: 'time',
  output: z.object({ ticket: z.string() }),
  refusals: [],
})
