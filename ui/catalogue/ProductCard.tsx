import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProductCardFacts } from '#rules/catalogue/product-card.ts'
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
  /** Takes twice the room and tells what the wine is like. */
  isLarge?: boolean
  /** How its words are written, where some of them are to stand out. */
  write?: ((text: string) => ReactNode) | undefined
}

/** A product in a list: the bottle on its ground, then its words. All of it is one link, named by the wine. */
export function ProductCard(props: ProductCardProps) {
  const { card, isFirst = false, isLarge = false } = props
  const isSoldOut = card.stock.state === 'sold-out'
  return (
    <article
      className={`group relative h-full bg-ink/[0.045] ${isLarge ? 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] desk:grid-cols-2' : 'flex flex-col'}`}
      data-product={card.id}
    >
      <div className={`stage ${isSoldOut ? 'opacity-60' : ''} ${isLarge ? 'mb-4 desk:mb-8' : ''}`}>
        <div className="stage-foot transition-transform duration-250 ease-out group-hover:-translate-y-1.5 motion-reduce:transform-none">
          {card.picture ? <BottlePicture picture={card.picture} isFirst={isFirst} /> : <BottleOutline />}
        </div>
      </div>
      <CardWords {...props} />
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

function CardWords({ card, locale, shop, isLarge = false, write = (text) => text }: ProductCardProps) {
  const { title, subtitle, teaser, years, labels, stock } = card
  const says = stock.state !== 'in-stock' || shop.inStockLabel !== null
  return (
    <div
      className={`flex flex-1 flex-col ${isLarge ? 'justify-center py-6 pr-5 desk:py-9 desk:pr-9' : 'px-4 pt-4 pb-5 desk:px-6 desk:pt-5 desk:pb-7'}`}
    >
      {labels.length > 0 && <p className="eyebrow mb-2 text-[0.6875rem]! text-accent">{labels.join(' · ')}</p>}
      <h3
        className={
          isLarge
            ? 'text-[1.625rem] leading-[1.1] desk:text-[2.25rem]'
            : 'text-[1.25rem] leading-[1.15] desk:text-[1.5rem]'
        }
      >
        <Link to={pathInLocale(card.path, locale)} className="after:absolute after:inset-0">
          {write(title)}
        </Link>
      </h3>
      {subtitle && <p className="mt-1.5 text-[0.9375rem] leading-snug">{write(subtitle)}</p>}
      {years.length > 0 && <p className="mt-1 text-[0.875rem] lining-nums opacity-80">{years.join(', ')}</p>}
      {isLarge && teaser && <p className="mt-4 hidden max-w-[34ch] desk:block">{write(teaser)}</p>}
      <Price
        price={card.price}
        isFrom={card.isFrom}
        reduction={card.reduction}
        locale={locale}
        className={`pt-4 ${isLarge ? '' : 'mt-auto'}`}
      />
      {says && <StockLabel stock={stock} {...shop} className="mt-1.5" />}
    </div>
  )
}
