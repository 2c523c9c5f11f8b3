import type { Review } from '#contract/reviews/reviews.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { AverageView, ReviewListView, ReviewView } from '#ui/reviews/review-list-view.ts'
import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { LOCALES, type Locale, pathInLocale } from '#words/basics/locales.ts'
import { shownReviewWords } from '#words/reviews/shown/words.ts'

/** So many are read without asking for more. */
const AT_ONCE = 4

interface ReviewFacts {
  reviews: readonly Review[]
  total: number
  average: number | null
}

/** Null where nobody has said anything: nothing is shown then. */
function averageView({ average, total }: ReviewFacts, locale: Locale): AverageView | null {
  if (average === null || total === 0) return null
  const words = shownReviewWords[locale]
  const told = new Intl.NumberFormat(LOCALES[locale].iso, { maximumFractionDigits: 1 }).format(average)
  return { rating: average, label: fill(words.average, { average: told }), count: counted(words.count, total) }
}

export function reviewListView(facts: ReviewFacts, locale: Locale): ReviewListView | null {
  const words = shownReviewWords[locale]
  const average = averageView(facts, locale)
  if (!average) return null
  const shown = facts.reviews.map((review) => reviewView(review, locale))
  const rest = shown.slice(AT_ONCE)
  return {
    title: words.title,
    average,
    first: shown.slice(0, AT_ONCE),
    rest,
    more: counted(words.more, rest.length),
    rules: { label: words.rules, href: pathInLocale('/avis-verifies', locale) },
  }
}

function reviewView(review: Review, locale: Locale): ReviewView {
  const words = shownReviewWords[locale]
  const { id, rating, title, text, author, label, answer } = review
  const day = (at: string) => formatDay(parisDay(new Date(at)), locale)
  const dates = fill(words.dates, { published: day(review.publishedAt), bought: day(review.boughtAt) })
  return {
    ...{ id, rating, title, text },
    mark: fill(words.average, { average: rating }),
    lang: review.locale === locale ? undefined : review.locale,
    author: author || words.nobody,
    about: [label, dates].filter((part) => part !== '').join(' · '),
    answer: answer && { title: words.answer, text: answer.text },
  }
}

function counted(words: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? words.one : words.other, { count })
}
