import type { ReactNode } from 'react'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { fill } from '#words/basics/fill.ts'
import { useCustomization } from './customizing.tsx'
import type { ShownPrices } from './prices.ts'

export interface ShownProduct {
  name: string
  facts: string
  image: ShownPicture | null
}

interface PriceProps {
  product: ShownProduct
  prices: ShownPrices
}

interface PriceAsideProps extends PriceProps {
  /** How it looks so far, instead of its usual picture. */
  preview: ReactNode
}

/** The product and what it costs by now, beside the steps. */
export function PriceAside({ product, prices, preview }: PriceAsideProps) {
  const { words } = useCustomization()
  const { name, facts, image } = product
  return (
    <aside aria-label={words.price} className="sticky top-40 hidden self-start desk:block">
      <div className="flex flex-col gap-6 bg-[color-mix(in_oklab,var(--color-ground)_91%,var(--color-accent))] p-8">
        {preview && <div className="-mx-5">{preview}</div>}
        {!preview && image && (
          <Picture
            picture={image}
            sizes="18rem"
            widest={640}
            isFirst
            className="mx-auto max-h-80 w-full object-contain"
          />
        )}
        <div>
          <p className="title-3 font-title text-heading">{name}</p>
          {facts && <p className="mt-1 text-[0.9375rem] text-ink/80">{facts}</p>}
        </div>
        <RunningPrice prices={prices} className="border-t border-ink/15 pt-5" />
      </div>
    </aside>
  )
}

/** On phones it lies at the lower edge, with the way on beside it. */
export function PriceBar({ product, prices, children }: PriceProps & { children: ReactNode }) {
  const { name, image } = product
  return (
    <div className="above-consent sticky bottom-[calc(var(--bottom-room,0px)+var(--consent-room))] z-10 -mx-6 mt-auto flex items-center gap-3 border-t border-ink/15 bg-ground px-6 py-3 desk:hidden">
      {image && <Picture picture={image} sizes="2.5rem" widest={160} className="h-14 w-10 shrink-0 object-contain" />}
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.9375rem]">{name}</p>
        <RunningPrice prices={prices} isShort />
      </div>
      {children}
    </div>
  )
}

interface RunningPriceProps {
  prices: ShownPrices
  isShort?: boolean
  className?: string
}

/** `39,00 € + 6,00 €`, and the sum; told again to who hears the page whenever it changes. */
function RunningPrice({ prices: { base, extra, total }, isShort = false, className = '' }: RunningPriceProps) {
  const { words, money } = useCustomization()
  const sum = extra > 0 ? fill(words.priceOf, { price: money(base), extra: money(extra) }) : money(base)
  return (
    <div role="status" className={`[font-feature-settings:'lnum','tnum'] ${className}`}>
      <p className={isShort ? 'text-[0.9375rem] text-heading' : 'title-3 font-title text-heading'}>{sum}</p>
      {!isShort && (
        <p className="mt-1 text-[0.9375rem] text-ink/80">
          {extra > 0 ? fill(words.total, { total: money(total) }) : words.unit}
        </p>
      )}
    </div>
  )
}
