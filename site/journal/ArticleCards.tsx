import { FROM_DESK } from '#rules/sites/screens.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { CardView } from './journal-view.ts'
import './journal.css'

interface ArticleCardsProps {
  cards: readonly CardView[]
  /** The first of them opens the list, across both columns. */
  hasOpening: boolean
}

/** Articles in a rhythm of sizes: one that opens, then pairs. Those without a picture are set as words alone. */
export function ArticleCards({ cards, hasOpening }: ArticleCardsProps) {
  return (
    <ul className="article-cards">
      {cards.map((card, at) => (
        <li key={card.id} className={hasOpening && at === 0 ? 'is-opening' : undefined}>
          <ArticleCard card={card} isOpening={hasOpening && at === 0} isFirst={at < 2} />
        </li>
      ))}
    </ul>
  )
}

/** All of it is one link, named by its title. */
function ArticleCard({ card, isOpening, isFirst }: { card: CardView; isOpening: boolean; isFirst: boolean }) {
  const { path, title, teaser, date, day, image, label } = card
  return (
    <article className="article-card group" data-pictured={image ? '' : undefined}>
      {image && (
        <div className="article-picture">
          <Picture
            picture={image}
            sizes={`${FROM_DESK} ${isOpening ? '58vw' : '44vw'}, 92vw`}
            widest={isOpening ? 1_600 : 960}
            isFirst={isFirst}
            className="size-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.015] motion-reduce:transform-none"
          />
        </div>
      )}
      <div className="article-words">
        <p className="eyebrow text-[0.75rem]!">
          {label && <span className="text-accent">{label} · </span>}
          <time dateTime={date}>{day}</time>
        </p>
        <h2 className={`mt-3 hyphens-auto break-words ${isOpening ? 'title-2' : 'title-3'}`}>
          <Link to={path} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        {teaser && <p className="mt-3 max-w-[54ch]">{teaser}</p>}
      </div>
    </article>
  )
}
