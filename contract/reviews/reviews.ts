import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput, OneLine, Text } from '#contract/basics/shapes.ts'
import { REVIEW_REFUSALS, REVIEW_STATES } from './closed-sets.ts'
import * as routes from './routes.ts'

const LONGEST_TITLE = 80
const LONGEST_TEXT = 2_000

/** A review as everybody reads it. */
export const Review = z.object({
  id: z.number().int(),
  rating: z.number().int(),
  title: z.string(),
  text: z.string(),
  /** `Jeanne L.`; empty once the person is forgotten. */
  author: z.string(),
  /** The language it is written in. */
  locale: z.string(),
  publishedAt: z.string(),
  boughtAt: z.string(),
  /** Vintage and format of what was bought. */
  label: z.string(),
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
})
export type Review = z.infer<typeof Review>

/** Of all published ones, whatever part of them is listed; null when there are none. */
export const Average = z.number().nullable()

const productReviewList = defineList({
  filters: { rating: { value: 'number', operators: ['equal', 'superior_or_equal', 'inferior_or_equal'] } },
  orderBy: ['publishedAt', 'rating'],
  defaultOrder: '-publishedAt',
  defaultNbItem: 20,
})

export const getProductReviews = defineCall({
  name: 'getProductReviews',
  ...routes.getProductReviews,
  about:
    'The published reviews of a product, newest first, all by people who bought it. `average` is over all of them, whatever is filtered.',
  who: 'visitor',
  isShared: true,
  params: z.object({ id: IdParam }),
  list: productReviewList,
  output: listOutput('review', Review).extend({ average: Average }),
  refusals: ['product-not-found'],
})

/** 256 bits in base64url, as links of mails carry them. */
const LinkToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** A line of an order as its buyer reviews it. */
const ReviewedLine = z.object({
  line: z.number().int(),
  name: z.string(),
  label: z.string(),
  review: z
    .object({
      rating: z.number().int(),
      title: z.string(),
      text: z.string(),
      state: z.enum(REVIEW_STATES),
      refusal: z.enum(REVIEW_REFUSALS).nullable(),
    })
    .nullable(),
})
export type ReviewedLine = z.infer<typeof ReviewedLine>

const ReviewForm = z.object({
  reference: z.string(),
  /** The name that will stand under the reviews. */
  author: z.string(),
  lines: z.array(ReviewedLine),
})

export const getReviewForm = defineCall({
  name: 'getReviewForm',
  ...routes.getReviewForm,
  about: 'What the holder of the link of a mail may review, and what was said of it already.',
  who: 'visitor',
  differsBy: 'link',
  params: LinkToken,
  output: ReviewForm,
  refusals: ['review-link-over'],
  limit: { per: 'address', max: 120, seconds: 3600 },
})

export const saveReviews = defineCall({
  name: 'saveReviews',
  ...routes.saveReviews,
  about:
    'Says something of lines of an order. What waits or was refused is replaced and read again by the estate; what is published stays.',
  who: 'visitor',
  params: LinkToken,
  body: z.object({
    reviews: z
      .array(
        z.object({
          line: z.number().int().nonnegative().max(10_000),
          rating: z.number().int().min(1).max(5),
          title: OneLine(LONGEST_TITLE).default(''),
          text: Text(LONGEST_TEXT).default(''),
        }),
      )
      .min(1)
      .max(200),
  }),
  output: ReviewForm,
  refusals: ['review-link-over', 'review-line-unknown', 'review-published'],
  limit: { per: 'address', max: 60, seconds: 3600 },
})

export const stopReviewRequests = defineCall({
  name: 'stopReviewRequests',
  ...routes.stopReviewRequests,
  about: 'The address of this link is asked for no review any more. Asked twice, it is the same.',
  who: 'visitor',
  params: LinkToken,
  output: z.object({ isStopped: z.literal(true) }),
  refusals: ['review-link-over'],
  limit: { per: 'address', max: 60, seconds: 3600 },
})
