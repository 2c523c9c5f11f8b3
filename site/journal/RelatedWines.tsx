import type { ProductCardFacts } from '#rules/catalogue/product-card.ts'
import { BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { ProductCard } from '#ui/catalogue/ProductCard.tsx'
import type { Locale } from '#words/basics/locales.ts'

interface RelatedWinesProps {
  wines: {
    title: string
    isForSale: boolean
    own: { inStockLabel: string | null; notInStockLabel: string | null }
    cards: ProductCardFacts[]
  } | null
  locale: Locale
}

/** The wines of an article, at the end of it. */
export function RelatedWines({ wines, locale }: RelatedWinesProps) {
  if (!wines) return null
  return (
    <section className="mt-20 desk:mt-28">
      <h2 className="title-2">{wines.title}</h2>
      <ul className="mt-8 grid grid-cols-2 gap-4 desk:grid-cols-4 desk:gap-6">
        {wines.cards.map((card) => (
          <li key={card.id}>
            {wines.isForSale ? (
              <ProductCard card={card} locale={locale} shop={wines.own} />
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
    </section>
  )
}
