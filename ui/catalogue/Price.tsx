import type { Reduction } from '#contract/catalogue/products.ts'
import { useWords } from '#ui/text/words-context.tsx'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'

interface PriceProps {
  /** Euros; null where the estate shows no prices. */
  price: number | null
  /** Others of it cost more. */
  isFrom?: boolean
  reduction?: Reduction | null
  locale: Locale
  className?: string
}

/** What it costs; of a reduction, what it is counted from (Code de la consommation, L112-1-1) and how much it is. */
export function Price({ price, isFrom = false, reduction = null, locale, className = '' }: PriceProps) {
  const words = useWords().shop
  if (price === null) return <p className={`italic ${className}`}>{words.onRequest}</p>
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 lining-nums tabular-nums ${className}`}>
      <span>
        {isFrom && `${words.from} `}
        {formatPrice(price, locale)}
      </span>
      {reduction && (
        <>
          <s title={words.referenceNote} className="text-[0.875em] opacity-75">
            <span className="sr-only">{`${words.reference} `}</span>
            {formatPrice(reduction.referencePrice, locale)}
          </s>
          {reduction.percent !== null && (
            <span className="text-[0.875em] text-accent">{`−${reduction.percent}\u00a0%`}</span>
          )}
        </>
      )}
    </p>
  )
}
