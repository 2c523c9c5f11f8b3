import { FROM_DESK } from '#rules/sites/screens.ts'
import { BottleOutline, BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { Price } from '#ui/catalogue/Price.tsx'
import { StockLabel } from '#ui/catalogue/StockLabel.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { OwnPartProps } from './own-part-props.ts'

/** A quarter more than on a card. */
const SCALE = 0.24

/** One wine, large: the bottle before its picture, then its words and the way to it. */
export function OneWine({ view, section, locale }: OwnPartProps<'cuvee'>) {
  const { card, told, grapes, see, isForSale, own } = view
  const { eyebrow, text, picture, side } = section
  const isRight = side === 'right'
  return (
    <div className="grid items-center gap-x-10 gap-y-12 desk:grid-cols-12">
      <div
        className={`relative isolate grid min-h-[30rem] place-items-end justify-items-center overflow-hidden px-6 pt-14 pb-8 desk:row-start-1 desk:min-h-[38rem] ${isRight ? 'desk:col-span-6 desk:col-start-7' : 'desk:col-span-6'} ${picture ? '' : 'bg-ink/[0.045]'}`}
      >
        {picture && (
          <Picture
            picture={picture}
            sizes={`${FROM_DESK} 46vw, 92vw`}
            widest={1_200}
            className="absolute inset-0 -z-10 size-full object-cover"
          />
        )}
        {card.picture ? <BottlePicture picture={card.picture} scale={SCALE} /> : <BottleOutline />}
      </div>
      <div
        className={`desk:row-start-1 ${isRight ? 'desk:col-span-5 desk:col-start-1' : 'desk:col-span-5 desk:col-start-8'}`}
      >
        {eyebrow && <p className="eyebrow mb-5 text-accent">{eyebrow}</p>}
        <h2 className="title-2">{card.title}</h2>
        {card.subtitle && <p className="mt-3 text-[1.125rem]">{card.subtitle}</p>}
        <p className="mt-1 lining-nums opacity-80">
          {[grapes.join(', '), card.years.join(', ')].filter(Boolean).join(' · ')}
        </p>
        <Paragraphs text={text ?? told} className="mt-7 max-w-[52ch]" />
        {isForSale && (
          <>
            <Price
              price={card.price}
              isFrom={card.isFrom}
              reduction={card.reduction}
              locale={locale}
              className="mt-7 text-[1.25rem]"
            />
            {(card.stock.state !== 'in-stock' || own.inStockLabel !== null) && (
              <StockLabel stock={card.stock} {...own} className="mt-2" />
            )}
            <LinkButton
              to={pathInLocale(card.path, locale)}
              size="medium"
              className="mt-8"
              aria-label={`${see}, ${card.title}`}
            >
              {see}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}
