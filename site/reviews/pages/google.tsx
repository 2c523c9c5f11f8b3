import { getReviews } from '#contract/reviews/routes.ts'
import { getParameters } from '#contract/sites/routes.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { OUTSIDE_LINK, OutsideReview } from '#site/reviews/OutsideReview.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, pathInLocale } from '#words/basics/locales.ts'
import { outsideReviewWords } from '#words/reviews/elsewhere/words.ts'
import { shownReviewWords } from '#words/reviews/shown/words.ts'
import type { Route } from './+types/google.ts'

/** Not kept: these words may not be stored, so they are asked for each time. The visitor's browser asks only us. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ask, locale } = context.get(pageContext)
  const [told, parameters] = await Promise.all([ask(getReviews, { query: { from: 'google' } }), ask(getParameters, {})])
  const found = told.success && told.data.isAvailable ? told.data : null
  const number = (value: number) =>
    new Intl.NumberFormat(LOCALES[locale].iso, { maximumFractionDigits: 1 }).format(value)
  const words = outsideReviewWords[locale]
  return {
    words,
    summary: found?.average
      ? fill(words.summary, { average: number(found.average), count: number(found.total) })
      : null,
    all: found?.url ?? null,
    leave: parameterValues(answered(parameters).parameters).GOOGLE_REVIEW_URL || null,
    own: pathInLocale('/avis-verifies', locale),
    reviews: found?.reviews.map((review) => ({
      ...review,
      mark: fill(shownReviewWords[locale].average, { average: review.rating }),
      day: formatDay(parisDay(new Date(review.publishedAt)), locale),
    })),
  }
}

/** Reviews of the maps service, apart from our own and under its name. */
export default function GooglePage({ loaderData: { words, summary, all, leave, own, reviews } }: Route.ComponentProps) {
  return (
    <QuietPage eyebrow={words.eyebrow} title={words.title} intro={words.note}>
      {summary && <p className="lining-nums">{summary}</p>}
      {!reviews && <p role="status">{words.away}</p>}
      <ul className="mt-6">
        {reviews?.map(({ mark, day, ...review }) => (
          <li key={`${review.author} ${day}`} className="border-ink/15 border-t py-6">
            <OutsideReview review={review} mark={mark} day={day} by={words.by} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6">
        {all && (
          <a href={all} {...OUTSIDE_LINK}>
            {words.all}
          </a>
        )}
        {leave && (
          <a href={leave} {...OUTSIDE_LINK}>
            {words.leave}
          </a>
        )}
      </p>
      <p>
        <a href={own} className="inline-block py-2 underline underline-offset-4">
          {words.own}
        </a>
      </p>
      <p className="mt-4 text-[0.875rem]">
        {`${words.policy} `}
        <a href="https://policies.google.com/terms" {...OUTSIDE_LINK}>
          {words.terms}
        </a>
        {', '}
        <a href="https://policies.google.com/privacy" {...OUTSIDE_LINK}>
          {words.privacy}
        </a>
      </p>
    </QuietPage>
  )
}
