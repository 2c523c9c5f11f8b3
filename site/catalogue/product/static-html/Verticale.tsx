import type { ProductView, VerticaleView } from '#site/catalogue/product/product-view.ts'
import { BottleOutline, BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { StockLabel } from '#ui/catalogue/StockLabel.tsx'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'

interface VerticaleProps {
  verticale: VerticaleView | null
  locale: Locale
  own: ProductView['stock']['own']
}

/** The same wine through its years, bottle beside bottle; phones slide from one to the next. Each year is its own page. */
export function Verticale({ verticale, locale, own }: VerticaleProps) {
  if (!verticale) return null
  const { title, hint, years } = verticale
  return (
    <section aria-labelledby="verticale" className="mt-20 desk:mt-32">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-1 desk:mb-8">
        <h2 id="verticale" className="title-2">
          {title}
        </h2>
        <p>{hint}</p>
      </div>
      <VerticaleYears years={years} locale={locale} own={own} />
    </section>
  )
}

export function VerticaleYears({
  years,
  locale,
  own,
}: Pick<VerticaleView, 'years'> & Omit<VerticaleProps, 'verticale'>) {
  return (
    <ul
      data-turn
      className="-mx-6 flex snap-x snap-mandatory scroll-px-6 gap-3 overflow-x-auto px-6 pb-4 [scrollbar-width:thin] desk:mx-0 desk:scroll-px-0 desk:gap-5 desk:px-0"
    >
      {years.map((one) => (
        <li key={one.year} className={`${YEAR} ${one.isCurrent ? CURRENT : 'bg-ink/[0.045]'}`}>
          <Year one={one} locale={locale} own={own} />
        </li>
      ))}
    </ul>
  )
}

const YEAR = 'card-room relative flex w-[78%] shrink-0 snap-start xs:w-[44%] desk:w-0 desk:min-w-[13.5rem] desk:flex-1'
/** A browser that knows it begins with the open year in view. */
const CURRENT = 'bg-ink/10 [scroll-initial-target:nearest]'
const SCALE = 0.125

interface YearProps {
  one: VerticaleView['years'][number]
  locale: Locale
  own: VerticaleProps['own']
}

function Year({ one, locale, own }: YearProps) {
  const { year, name, path, isCurrent, picture, sentence, drink, price, stock } = one
  const isGone = stock.state === 'sold-out'
  return (
    <div className="flex flex-1 flex-col px-5 py-6 desk:roomy:flex-row desk:roomy:gap-8 desk:roomy:px-8">
      <div className={`flex h-[16rem] items-end justify-center desk:roomy:w-1/3 ${isGone ? 'opacity-60' : ''}`}>
        {picture ? <BottlePicture picture={picture} scale={SCALE} /> : <BottleOutline className="h-[13rem]!" />}
      </div>
      <div className="flex flex-1 flex-col">
        <h3 className="mt-5 text-[2.25rem] leading-none lining-nums">
          <a
            aria-label={name}
            href={pathInLocale(path, locale)}
            data-stay={`verticale ${year}`}
            aria-current={isCurrent ? 'true' : undefined}
            className="decoration-1 underline-offset-8 after:absolute after:inset-0 hover:underline aria-[current]:underline"
          >
            {year}
          </a>
        </h3>
        {sentence && <p className="mt-3 text-[0.9375rem] leading-relaxed">{sentence}</p>}
        <div className="mt-auto pt-4 text-[0.9375rem] lining-nums">
          {drink && <p className="italic">{drink}</p>}
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
            {price && <p className="tabular-nums">{price}</p>}
            <StockLabel stock={stock} {...own} />
          </div>
        </div>
      </div>
    </div>
  )
}
