import { renderToStaticMarkup } from 'react-dom/server'
import type { Review } from '#contract/reviews/reviews.ts'
import { getReviews } from '#contract/reviews/routes.ts'
import type { SectionContext } from '#sections/section-props.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { ReviewList } from '#ui/reviews/ReviewList.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { outsideReviewWords } from '#words/reviews/elsewhere/words.ts'
import { reviewListView } from './review-list-view.server.ts'

/** What the section of reviews shows; null where nobody has said anything, or nobody could be asked: it is left out then. */
export async function loadSectionReviews({
  ask,
  locale,
  doNotKeep,
}: PageContext): Promise<NonNullable<SectionContext['reviews']> | null> {
  const answer = await ask(getReviews, { query: { from: 'own' } })
  if (!answer.success) {
    // Who comes next is to see them again.
    doNotKeep()
    return null
  }
  const reviews = answer.data.reviews.map(
    (review, id): Review => ({ ...review, id, label: review.about, boughtAt: review.boughtAt ?? review.publishedAt }),
  )
  const view = reviewListView({ ...answer.data, reviews }, locale)
  if (!view) return null
  const elsewhere = answer.data.hasElsewhere
    ? { path: pathInLocale('/avis-google', locale), label: outsideReviewWords[locale].link }
    : null
  return { own: renderToStaticMarkup(<ReviewList view={view} />), elsewhere }
}
