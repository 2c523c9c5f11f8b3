import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { ShownPicture } from '#contract/media/pictures.ts'
import { PARTNER_KINDS } from './closed-sets.ts'
import * as routes from './routes.ts'

const Position = z.object({ latitude: z.number(), longitude: z.number() })

/** What an element of the route `partenaires` tells besides its title; its `url` is its website. */
export const PartnerFacts = z.object({
  kind: z.enum(PARTNER_KINDS),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** In the caller's language; empty for what lies in no region of France. */
  region: z.string(),
  phone: z.string().nullable(),
  position: Position.nullable(),
})

const Partner = PartnerFacts.extend({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  url: z.string().nullable(),
  image: ShownPicture.nullable(),
  /** As the crow flies, from the middle of the commune that was asked for. */
  metres: z.number().int().nullable(),
})
export type Partner = z.infer<typeof Partner>

const MOST_PAGES = 1_000

export const getPartners = defineCall({
  name: 'getPartners',
  ...routes.getPartners,
  about:
    'Where the wines are found, 24 a page: by region, or the nearest first when a commune or a postal code of France is named.',
  who: 'visitor',
  isShared: true,
  query: z.object({
    place: OneLine(100).optional(),
    kind: z.enum(PARTNER_KINDS).optional(),
    page: z.coerce.number().int().min(1).max(MOST_PAGES).optional(),
  }),
  output: z.object({
    partners: z.array(Partner),
    total: z.number().int(),
    pages: z.number().int(),
    /** Every one that is found and whose place is known, with the page it stands on. */
    points: z.array(
      z.object({
        id: z.number().int(),
        title: z.string(),
        city: z.string(),
        position: Position,
        page: z.number().int(),
      }),
    ),
    kinds: z.array(z.enum(PARTNER_KINDS)),
    /** The commune that distances are measured from; null when none was asked for, or none is known by that name. */
    from: z.object({ name: z.string(), postalCode: z.string() }).nullable(),
  }),
  refusals: [],
})
export type PartnerDirectory = z.infer<typeof getPartners.output>
