import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput } from '#contract/basics/shapes.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import { VISIT_LANGUAGES } from './closed-sets.ts'
import * as routes from './routes.ts'

/** What the estate offers besides things: visits, tastings, nights. */
export const Service = z.object({
  id: z.number().int(),
  order: z.number().int(),
  title: z.string(),
  description: z.string(),
  /** Euros for one person; null when it is free or on request. */
  price: z.number().nullable(),
  /** Euros for one person, paid before the visit and credited on purchases; null when none is asked. */
  deposit: z.number().nullable(),
  durationMinutes: z.number().int().nullable(),
  languages: z.array(z.enum(VISIT_LANGUAGES)),
  /** People of one booking. */
  minPeople: z.number().int(),
  maxPeople: z.number().int(),
  /** How long before it begins it can be booked, and a deposit goes back. */
  leadHours: z.number().int(),
  /** What to bring, and what to know before one comes. */
  goodToKnow: z.string(),
  /** Its days and hours, by `GET /calendar/{id}/date/allowed/{month}/{year}`; null when it cannot be booked online. */
  idCalendar: z.number().int().nullable(),
  tags: z.array(z.string()),
  image: ShownPicture.nullable(),
})
export type Service = z.infer<typeof Service>

const serviceList = defineList({
  filters: { tag: { value: 'text', operators: ['equal'] } },
  orderBy: ['order', 'id'],
  defaultOrder: 'order',
  defaultNbItem: 100,
})

export const getServices = defineCall({
  name: 'getServices',
  ...routes.getServices,
  about: 'What the estate offers besides its products, with `tag` only what carries one of the tags.',
  who: 'visitor',
  isShared: true,
  list: serviceList,
  output: listOutput('service', Service),
  refusals: [],
  isShell: true,
})

export const getService = defineCall({
  name: 'getService',
  ...routes.getService,
  about: 'One service of the estate.',
  who: 'visitor',
  isShared: true,
  params: z.object({ id: IdParam }),
  output: Service,
  refusals: ['service-not-found'],
})
