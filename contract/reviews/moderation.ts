import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { defineList } from '#contract/basics/list-query.ts'
import { IdParam, listOutput, Text } from '#contract/basics/shapes.ts'
import { REVIEW_REFUSALS, REVIEW_STATES } from './closed-sets.ts'
import { Average, Review } from './reviews.ts'
import * as routes from './routes.ts'

/** A review as the estate reads it. */
export const ModeratedReview = Review.extend({
  state: z.enum(REVIEW_STATES),
  refusal: z.enum(REVIEW_REFUSALS).nullable(),
  writtenAt: z.string(),
  publishedAt: z.string().nullable(),
  product: z.object({ id: z.number().int(), name: z.string() }),
  order: z.object({ id: z.number().int(), reference: z.string() }),
})
export type ModeratedReview = z.infer<typeof ModeratedReview>

const output = z.object({ review: ModeratedReview })
const params = z.object({ id: IdParam })

const reviewList = defineList({
  filters: {
    search: { value: 'text', operators: ['equal'] },
    isAnswered: { value: 'boolean', operators: ['equal'] },
    state: { value: 'text', operators: ['equal', 'different'] },
    rating: { value: 'number', operators: ['equal', 'superior_or_equal', 'inferior_or_equal'] },
    idProduct: { value: 'number', operators: ['equal'] },
  },
  orderBy: ['writtenAt', 'rating', 'id'],
  defaultOrder: '-writtenAt',
  defaultNbItem: 20,
})

export const listReviews = defineCall({
  name: 'listReviews',
  ...routes.listReviews,
  about: 'All reviews of the estate, those that wait and were refused included.',
  who: 'admin',
  area: 'content',
  list: reviewList,
  output: listOutput('review', ModeratedReview),
  refusals: [],
})

export const getReviewCounts = defineCall({
  name: 'getReviewCounts',
  ...routes.getReviewCounts,
  about: 'How many reviews stand in each state, how many published ones have no answer, and their average.',
  who: 'admin',
  area: 'content',
  output: z.object({
    WAITING: z.number().int(),
    PUBLISHED: z.number().int(),
    REFUSED: z.number().int(),
    unanswered: z.number().int(),
    average: Average,
  }),
  refusals: [],
})

export const decideReview = defineCall({
  name: 'decideReview',
  ...routes.decideReview,
  about:
    'Publishes a review as it is, or refuses it for one of the public reasons, which its author reads in a mail. A published one can be taken down for such a reason too.',
  who: 'admin',
  area: 'content',
  params,
  /** A refusal has a reason. */
  body: z.object({ state: z.enum(['PUBLISHED', 'REFUSED']), reason: z.enum(REVIEW_REFUSALS).nullish() }),
  output,
  refusals: ['review-not-found', 'review-move-illegal'],
})

export const answerReview = defineCall({
  name: 'answerReview',
  ...routes.answerReview,
  about: 'What the estate answers beneath a review; an empty text takes the answer away.',
  who: 'admin',
  area: 'content',
  params,
  body: z.object({ text: Text(2_000) }),
  output,
  refusals: ['review-not-found'],
})
