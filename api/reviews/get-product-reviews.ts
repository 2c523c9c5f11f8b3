import type { Handler } from '#api/calls/handler.ts'
import type { getProductReviews } from '#contract/reviews/reviews.ts'
import { isValidProduct } from '#db/queries/catalogue/products.ts'
import { listReviewViews, sumRatings } from '#db/queries/reviews/reviews.ts'
import { reviewAverage } from '#rules/reviews/reviews.ts'
import { reviewToWire } from './review-to-wire.ts'

export const handleGetProductReviews: Handler<typeof getProductReviews> = async ({ params, list }, { db }) => {
  const productId = params.id
  if (!(await isValidProduct(db, productId))) return { refusal: 'product-not-found' }
  const [{ rows, total }, ratings] = await Promise.all([
    listReviewViews(db, { list, of: { productId } }),
    sumRatings(db, productId),
  ])
  return { value: { reviews: rows.map(reviewToWire), total, average: reviewAverage(ratings) } }
}
