import { z } from 'zod'
import { defineJob } from '#api/background/define-job.ts'
import { deleteOldReviews } from '#db/queries/reviews/reviews.ts'
import { oldReviews } from '#rules/reviews/reviews.ts'

export const forgetOldReviews = defineJob({
  name: 'forget-old-reviews',
  about: 'Deletes refused reviews after half a year, and all others after five.',
  input: z.object({}),
  attempts: 5,
  every: '53 3 * * *',
  async handle(_, { db, now }) {
    await deleteOldReviews(db, oldReviews(now))
  },
})
