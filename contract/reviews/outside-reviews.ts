import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { OneLine } from '#contract/basics/shapes.ts'
import { REVIEW_SOURCES } from './closed-sets.ts'
import { Average } from './reviews.ts'
import * as routes from './routes.ts'

/** A review of the estate, from its own customers or from elsewhere. */
export const EstateReview = z.object({
  from: z.enum(REVIEW_SOURCES),
  rating: z.number().int(),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  /** Who they are there; null for customers of our own. */
  authorUrl: z.string().nullable(),
  /** The review itself, where it was left. */
  url: z.string().nullable(),
  locale: z.string(),
  publishedAt: z.string(),
  /** The day of the order, of our own. */
  boughtAt: z.string().nullable(),
  /** What was bought, of our own. */
  about: z.string(),
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
})
export type EstateReview = z.infer<typeof EstateReview>

export const getReviews = defineCall({
  name: 'getReviews',
  ...routes.getReviews,
  about:
    'Reviews of the estate: its own verified ones (`from=own`, and when nothing is said), or those of the maps service (`from=google`), asked for at this moment and never stored. The two are never mixed, nor their averages.',
  who: 'visitor',
  differsBy: 'service',
  query: z.object({ from: z.preprocess((given) => given || undefined, z.enum(REVIEW_SOURCES).default('own')) }),
  output: z.object({
    from: z.enum(REVIEW_SOURCES),
    reviews: z.array(EstateReview),
    /** How many there are in all; not all are told. */
    total: z.number().int(),
    average: Average,
    /** Where all of them can be read. */
    url: z.string().nullable(),
    /** Whether the estate has given a key for the maps service. */
    hasElsewhere: z.boolean(),
    /** False where the estate has no such source, or it did not answer: pages then go without. */
    isAvailable: z.boolean(),
  }),
  refusals: [],
  limit: { per: 'address', max: 60, seconds: 60 },
})

export const setReviewSource = defineCall({
  name: 'setReviewSource',
  ...routes.setReviewSource,
  about:
    'Which place of the maps service is the estate’s, and the key to ask by, which is sealed and told to nobody. Without a key the source is taken away.',
  who: 'admin',
  area: 'settings',
  body: z.object({ placeId: OneLine(300).default(''), key: OneLine(200).nullable() }),
  output: z.object({ isSet: z.boolean() }),
  refusals: [],
})
