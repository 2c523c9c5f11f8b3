import type { ReviewListView, ReviewView } from './review-list-view.ts'
import { Stars } from './Stars.tsx'

/** What buyers say. Drawn on the server only: nothing of it moves. */
export function ReviewList({ view }: { view: ReviewListView }) {
  const { title, average, first, rest, more, rules } = view
  return (
    <section id="avis" aria-labelledby="avis-titre" className="grid scroll-mt-28 gap-8 desk:grid-cols-12 desk:gap-14">
      <header className="desk:col-span-4">
        <h2 id="avis-titre" className="title-2">
          {title}
        </h2>
        <p className="mt-4 lining-nums">
          <Stars rating={average.rating} label={average.label} />
          <span className="mt-1 block">{`${average.label} · ${average.count}`}</span>
        </p>
        <a href={rules.href} className="mt-3 inline-block py-2 text-[0.875rem] underline underline-offset-4">
          {rules.label}
        </a>
      </header>
      <div className="desk:col-span-8">
        <Reviews reviews={first} />
        {rest.length > 0 && (
          <details className="group border-ink/15 border-t">
            <summary className="flex min-h-12 cursor-pointer items-center py-3 underline underline-offset-4 group-open:hidden">
              {more}
            </summary>
            <Reviews reviews={rest} />
          </details>
        )}
      </div>
    </section>
  )
}

function Reviews({ reviews }: { reviews: readonly ReviewView[] }) {
  return (
    <ul>
      {reviews.map((review) => (
        <li key={review.id} className="border-ink/15 border-t py-7">
          <OneReview {...review} />
        </li>
      ))}
    </ul>
  )
}

function OneReview({ rating, mark, title, text, lang, author, about, answer }: ReviewView) {
  return (
    <article>
      <Stars rating={rating} label={mark} />
      <div lang={lang}>
        {title && <h3 className="mt-2 font-title text-[1.375rem] text-heading leading-snug">{title}</h3>}
        {text && <p className="mt-2 max-w-[64ch] whitespace-pre-line">{text}</p>}
      </div>
      <p className="mt-3 text-[0.875rem] text-ink/80 lining-nums">
        <span className="font-medium">{author}</span>
        {` · ${about}`}
      </p>
      {answer && (
        <div className="mt-4 border-accent border-l-2 pl-5">
          <p className="text-[0.875rem] text-accent">{answer.title}</p>
          {/* Who answers does so in the language they were spoken to. */}
          <p lang={lang} className="mt-1 max-w-[60ch] whitespace-pre-line">
            {answer.text}
          </p>
        </div>
      )}
    </article>
  )
}
