import type { ChoiceGroup, ProductView } from '#site/catalogue/product/product-view.ts'
import { MedalMark } from '#ui/catalogue/MedalMark.tsx'
import type { AverageView } from '#ui/reviews/review-list-view.ts'
import { Stars } from '#ui/reviews/Stars.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

export function Heading({ view: { heading, medals, reviews } }: { view: ProductView }) {
  const { eyebrow, title, subtitle, vintage } = heading
  const origin = [subtitle, vintage].filter((part) => part !== null)
  return (
    <header>
      {eyebrow && <p className="eyebrow mb-3 text-accent">{eyebrow}</p>}
      <div className="flex items-start justify-between gap-4">
        <h1 className="title-2">{title}</h1>
        {medals.length > 0 && (
          <p className="mt-2 flex shrink-0 gap-2">
            {medals.slice(0, 3).map(({ id, medal, name }) => (
              <MedalMark key={id} medal={medal} label={name} className="size-7" />
            ))}
          </p>
        )}
      </div>
      {origin.length > 0 && <p className="mt-3 text-[1.1875rem] lining-nums">{origin.join(' · ')}</p>}
      {reviews && <Average {...reviews.average} />}
    </header>
  )
}

/** One line that leads to what was said. */
function Average({ rating, label, count }: AverageView) {
  return (
    <p className="mt-3 text-[0.9375rem] lining-nums" data-average>
      <span aria-hidden="true" className="mr-3">
        <Stars rating={rating} label={label} />
      </span>
      <a href="#avis" className="py-1 underline underline-offset-4">
        {`${label}, ${count}`}
      </a>
    </p>
  )
}

interface ChoicesProps {
  groups: readonly ChoiceGroup[]
  locale: Locale
}

/** Vintage, format, size…: each choice is a page of its own. */
export function Choices({ groups, locale }: ChoicesProps) {
  return groups.map(({ label, options }) => (
    <nav key={label} aria-label={label} data-turn className="mt-6">
      <p aria-hidden="true" className="eyebrow mb-2.5 text-[0.75rem]!">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.label}>
            <a
              href={pathInLocale(option.path, locale)}
              data-stay={`${label} ${option.label}`}
              aria-current={option.isCurrent ? 'true' : undefined}
              className={`${OPTION} ${option.isSoldOut ? SOLD_OUT : ''}`}
            >
              {option.label}
              {option.note && <span className="text-[0.8125rem] opacity-80">{` ${option.note}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

const OPTION =
  'flex min-h-11 items-center gap-2 border border-ink/25 px-4 leading-tight lining-nums transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground'
const SOLD_OUT = 'border-dashed'
