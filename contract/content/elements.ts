import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput, OneLine } from '#contract/basics/shapes.ts'
import { EventFacts } from '#contract/events/events.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import { PartnerFacts } from './partners.ts'
import * as routes from './routes.ts'

export const Element = z.object({
  id: z.number().int(),
  route: z.string(),
  order: z.number().int(),
  title: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  image: ShownPicture.nullable(),
  /** Only of the route `partenaires`. */
  partner: PartnerFacts.nullable(),
  /** Only of the route `evenements`. */
  event: EventFacts.nullable(),
})
export type Element = z.infer<typeof Element>

const elementList = defineList({
  filters: { title: { value: 'text', operators: ['equal', 'different', 'like'] } },
  orderBy: ['order', 'id', 'title'],
  defaultOrder: 'order',
  defaultNbItem: 24,
})

export const getElements = defineCall({
  name: 'getElements',
  ...routes.getElements,
  about: 'The elements of a route, as `logo-footer` and `link-footer`; an unknown route has none.',
  who: 'visitor',
  isShared: true,
  params: z.object({ route: OneLine(100).min(1) }),
  list: elementList,
  output: listOutput('element', Element),
  refusals: [],
  isShell: true,
})

export const getElement = defineCall({
  name: 'getElement',
  ...routes.getElement,
  about: 'One element of a route; one of another route is not found.',
  who: 'visitor',
  isShared: true,
  params: z.object({ route: OneLine(100).min(1), id: IdParam }),
  output: Element,
  refusals: ['element-not-found'],
})
