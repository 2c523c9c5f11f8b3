import type { ProductCardFacts } from '#rules/catalogue/product-card.ts'
import { BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { ProductCard } from '#ui/catalogue/ProductCard.tsx'
import type { Locale } from '#words/basics/locales.ts'

interface WineCardsProps {
  view: {
    isForSale: boolean
    own: { inStockLabel: string | null; notInStockLabel: string | null }
    cards: readonly ProductCardFacts[]
  }
  locale: Locale
}

/** Wines as the shop shows them; where nothing is sold, by their names. No row has a lone last one. */
export function WineCards({ view: { isForSale, own, cards }, locale }: WineCardsProps) {
  const row = cards.length % 4 === 0 || cards.length > 6 ? 'desk:grid-cols-4' : 'desk:grid-cols-3'
  return (
    <ul className={`grid grid-cols-2 gap-4 desk:gap-6 ${row}`}>
      {cards.map((card) => (
        <li key={card.id}>
          {isForSale ? (
            <ProductCard card={card} locale={locale} shop={own} />
          ) : (
            <div className="h-full bg-ink/[0.045] p-5">
              {card.picture && <BottlePicture picture={card.picture} />}
              <p className="mt-4 font-title text-[1.25rem] text-heading leading-snug">{card.title}</p>
              {card.subtitle && <p className="text-[0.9375rem]">{card.subtitle}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
