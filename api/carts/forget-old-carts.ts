import { z } from 'zod'
import { defineJob } from '#api/background/define-job.ts'
import { forgetGuestCarts } from '#db/queries/carts/old-carts.ts'
import { forgottenCarts } from '#rules/carts/cart-lifetimes.ts'

export const forgetOldCarts = defineJob({
  name: 'forget-old-carts',
  about: 'Deletes guests’ carts: empty ones after days, filled ones a month after they would have been recalled.',
  input: z.object({}),
  attempts: 5,
  every: '29 3 * * *',
  async handle(_, { db, now }) {
    await forgetGuestCarts(db, forgottenCarts(now))
  },
})
