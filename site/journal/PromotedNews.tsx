import { FROM_DESK } from '#rules/sites/screens.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { CardView } from './journal-view.ts'

/** What the estate wants everyone to read just now, as a quiet card of its home page. */
export function PromotedNews({ card, read }: { card: CardView; read: string }) {
  const { path, title, teaser, date, day, image, label } = card
  return (
    <section
      aria-label={title}
      className="mx-auto w-full max-w-[90rem] px-6 section-room desk:px-10"
      data-promoted-news
    >
      <article className="group relative grid bg-ink/[0.045] desk:grid-cols-12">
        {image && (
          <div className="aspect-[16/9] overflow-hidden desk:col-span-5 desk:aspect-auto desk:min-h-80">
            <Picture
              picture={image}
              sizes={`${FROM_DESK} 38vw, 92vw`}
              widest={1_200}
              className="size-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.015] motion-reduce:transform-none"
            />
          </div>
        )}
        <div className="flex flex-col justify-center p-7 desk:col-span-7 desk:p-14">
          <p className="eyebrow text-[0.75rem]!">
            {label && <span className="text-accent">{label} · </span>}
            <time dateTime={date}>{day}</time>
          </p>
          <h2 className="title-3 mt-4 max-w-[26ch] desk:text-[calc(2.25rem*var(--title-scale))]">
            <Link to={path} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          {teaser && <p className="mt-4 max-w-[52ch]">{teaser}</p>}
          <p aria-hidden="true" className="mt-6">
            <span className="border-current border-b pb-1">{read}</span>
          </p>
        </div>
      </article>
    </section>
  )
}
