import { FROM_DESK } from '#rules/sites/screens.ts'
import type { CardView } from '#site/journal/journal-view.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'

const ROWS = ['', 'desk:grid-cols-2', 'desk:grid-cols-2', 'desk:grid-cols-3', 'desk:grid-cols-2'] as const

/** Articles side by side. All of one is one link, named by its title. */
export function ArticleRow({ view: { cards } }: { view: { cards: readonly CardView[] } }) {
  return (
    <ul className={`grid gap-x-8 gap-y-12 ${ROWS[cards.length] ?? 'desk:grid-cols-3'}`}>
      {cards.map(({ id, path, title, teaser, date, day, image, label }) => (
        <li key={id}>
          <article className={`group relative ${image ? '' : 'h-full border-current/20 border-t pt-7'}`}>
            {image && (
              <div className="mb-5 aspect-[3/2] overflow-hidden bg-ink/5">
                <Picture
                  picture={image}
                  sizes={`${FROM_DESK} 31vw, 92vw`}
                  widest={960}
                  className="size-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.015] motion-reduce:transform-none"
                />
              </div>
            )}
            <p className="eyebrow text-[0.75rem]!">
              {label && <span className="text-accent">{label} · </span>}
              <time dateTime={date}>{day}</time>
            </p>
            <h3 className="title-3 mt-3 hyphens-auto break-words">
              <Link to={path} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            {teaser && <p className="mt-3 max-w-[54ch]">{teaser}</p>}
          </article>
        </li>
      ))}
    </ul>
  )
}
