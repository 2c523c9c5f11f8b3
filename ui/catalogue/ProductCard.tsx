import type { ReactNode } from 'react'
import type { ProductCardFacts } from '#rules/catalogue/product-card.ts'
import type { QuickAdd } from '#rules/catalogue/quick-add.ts'
import { Link } from '#ui/router/Link.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { BottleOutline, BottlePicture } from './BottlePicture.tsx'
import { MedalMark } from './MedalMark.tsx'
import { Price } from './Price.tsx'
import { StockLabel } from './StockLabel.tsx'

interface ProductCardProps {
  card: ProductCardFacts
  locale: Locale
  shop: { inStockLabel: string | null; notInStockLabel: string | null }
  /** In view when the page opens: its picture is fetched first. */
  isFirst?: boolean
  /** How its words are written, where some of them are to stand out. */
  write?: ((text: string) => ReactNode) | undefined
  /** Puts a case of it into the cart at once; where it is not given, there is no button. */
  onAdd?: (added: QuickAdd) => void
}

/**
 * A product in a list: the bottle on its ground, then its words; side by side, and with what the wine is like, where the
 * card is given the room. All of it is one link, named by the wine.
 */
export function ProductCard(props: ProductCardProps) {
  const { card, isFirst = false } = props
  const isSoldOut = card.stock.state === 'sold-out'
  return (
    <article className="card-room group relative flex h-full flex-col bg-ink/[0.045]" data-product={card.id}>
      <div className="flex flex-1 flex-col roomy:grid roomy:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desk:roomy:grid-cols-2">
        <div className={`stage roomy:mb-4 desk:roomy:mb-7 ${isSoldOut ? 'opacity-60' : ''}`}>
          <div className="stage-foot transition-transform duration-250 ease-out group-hover:-translate-y-1.5 motion-reduce:transform-none">
            {card.picture ? <BottlePicture picture={card.picture} isFirst={isFirst} /> : <BottleOutline />}
          </div>
        </div>
        <CardWords {...props} />
      </div>
      {card.medals.length > 0 && (
        <p className="absolute top-3 right-3 flex flex-col gap-1.5 desk:top-5 desk:right-5">
          {card.medals.map(({ medal, label }) => (
            <MedalMark key={medal} medal={medal} label={label} className="size-5 desk:size-6" />
          ))}
        </p>
      )}
    </article>
  )
}

function CardWords({ card, locale, shop, write = (text) => text, onAdd }: ProductCardProps) {
  const { title, subtitle, teaser, years, labels, stock, quick } = card
  const words = useWords().shop
  const says = stock.state !== 'in-stock' || shop.inStockLabel !== null
  return (
    <div className="flex flex-1 flex-col px-4 pt-3 pb-4 desk:px-6 desk:pt-4 desk:pb-5 roomy:justify-center roomy:py-6 roomy:pr-5 roomy:pl-0 desk:roomy:py-8 desk:roomy:pr-9">
      {labels.length > 0 && <p className="eyebrow mb-2 text-[0.6875rem]! text-accent">{labels.join(' · ')}</p>}
      <h3 className="text-[1.1875rem] leading-[1.15] desk:text-[1.5rem] roomy:text-[1.625rem] roomy:leading-[1.1] desk:roomy:text-[2.25rem]">
        <Link to={pathInLocale(card.path, locale)} className="after:absolute after:inset-0">
          {write(title)}
        </Link>
      </h3>
      {subtitle && <p className="mt-1.5 text-[0.9375rem] leading-snug">{write(subtitle)}</p>}
      {years.length > 0 && <p className="mt-1 text-[0.875rem] lining-nums opacity-80">{years.join(', ')}</p>}
      {teaser && <p className="mt-4 hidden max-w-[34ch] desk:roomy:block">{write(teaser)}</p>}
      <div className="mt-auto flex items-end justify-between gap-2 pt-3 roomy:mt-0 roomy:pt-4">
        <div>
          <Price price={card.price} isFrom={card.isFrom} reduction={card.reduction} locale={locale} />
          {card.price !== null && card.multiple > 1 && (
            <p className="text-[0.8125rem] lining-nums opacity-80">{fill(words.byMultiple, { n: card.multiple })}</p>
          )}
          {says && <StockLabel stock={stock} {...shop} className="mt-1.5" />}
        </div>
        {onAdd && quick && (
          <button
            type="button"
            aria-label={fill(words.quickAdd, { n: quick.quantity, name: title })}
            onClick={() => onAdd(quick)}
            className="relative -mr-2 -mb-1 grid min-h-11 min-w-11 shrink-0 desk:-mr-1 desk:px-3 cursor-pointer place-items-center border border-ink/25 bg-ground/60 text-[0.9375rem] lining-nums transition-colors hover:border-ink hover:bg-ink hover:text-ground noscript:hidden"
          >
            <span className="desk:hidden">{`+${quick.quantity}`}</span>
            <span className="max-desk:hidden">{fill(words.quickShort, { n: quick.quantity })}</span>
          </button>
        )}
      </div>
    </div>
  )
}
