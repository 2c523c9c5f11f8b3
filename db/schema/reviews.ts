import type { Generated } from 'kysely'
import type { ReviewRefusal, ReviewState } from '#contract/reviews/closed-sets.ts'

export interface ReviewTables {
  reviews: ReviewsTable
  review_objections: {
    site_id: Generated<number>
    email: string
    created_at: Date
  }
}

interface ReviewsTable {
  site_id: Generated<number>
  id: Generated<number>
  order_id: number
  position: number
  product_id: number
  rating: number
  title: Generated<string>
  text: Generated<string>
  author: string
  locale: string
  state: Generated<ReviewState>
  refusal: ReviewRefusal | null
  bought_at: Date
  written_at: Date
  decided_at: Date | null
  answer: Generated<string>
  answered_at: Date | null
}
