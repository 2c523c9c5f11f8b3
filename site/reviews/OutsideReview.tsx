import type { EstateReview } from '#contract/reviews/outside-reviews.ts'
import { Stars } from '#ui/reviews/Stars.tsx'

interface OutsideReviewProps {
  review: Pick<EstateReview, 'rating' | 'text' | 'locale' | 'author' | 'authorUrl' | 'url'>
  /** The mark in words. */
  mark: string
  day: string
  by: string
}

export const OUTSIDE_LINK = {
  rel: 'noopener nofollow',
  className: 'inline-block py-2 underline underline-offset-4',
} as const

/** As the service wants to be named: in its own spelling, in every language. */
const SERVICE = <span translate="no">Google Maps</span>

/** One review of the maps service: who wrote it and where it can be read stand beside it, under the service's name. */
export function OutsideReview({ review, mark, day, by }: OutsideReviewProps) {
  const { rating, text, locale, author, authorUrl, url } = review
  const where = (
    <>
      {SERVICE}
      {`, ${day}`}
    </>
  )
  return (
    <article>
      <Stars rating={rating} label={mark} />
      <p lang={locale || undefined} className="mt-2 whitespace-pre-line">
        {text}
      </p>
      <p className="mt-2 text-[0.875rem] lining-nums">
        {`${by} `}
        {authorUrl ? (
          <a href={authorUrl} {...OUTSIDE_LINK}>
            {author}
          </a>
        ) : (
          author
        )}
        {' · '}
        {url ? (
          <a href={url} {...OUTSIDE_LINK}>
            {where}
          </a>
        ) : (
          where
        )}
      </p>
    </article>
  )
}
