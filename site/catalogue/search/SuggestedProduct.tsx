import type { Product } from '#contract/catalogue/products.ts'
import { tellingPrice } from '#rules/catalogue/usual-bottle.ts'
import { Marked } from '#site/catalogue/list/Marked.tsx'
import { Price } from '#ui/catalogue/Price.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import type { Locale } from '#words/basics/locales.ts'

interface SuggestedProductProps {
  id: string
  product: Product
  typed: string
  /** Why it answers, where its name does not say so. */
  reason: string | null
  locale: Locale
  isActive: boolean
  onChoose: () => void
}

/** One suggestion. The field keeps the focus and says which one is meant. */
export function SuggestedProduct({ id, product, typed, reason, locale, isActive, onChoose }: SuggestedProductProps) {
  const { image, name, appellation } = product
  const { price, isFrom } = tellingPrice(product.declination)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys belong to the field, which names the active option.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className="flex cursor-pointer items-center gap-4 px-4 py-2.5 hover:bg-ink/[0.05] aria-selected:bg-ink/[0.09] desk:px-6"
    >
      <span aria-hidden="true" className="flex h-16 w-10 shrink-0 justify-center">
        {image && (
          <Picture picture={{ ...image, alt: '' }} sizes="40px" widest={160} className="h-full w-auto object-contain" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-title text-[1.25rem] leading-tight">
          <Marked text={name} search={typed} />
        </span>
        {appellation && (
          <span className="block text-[0.9375rem]">
            <Marked text={appellation} search={typed} />
          </span>
        )}
        {reason && (
          <span className="block text-[0.875rem] italic opacity-80">
            <Marked text={reason} search={typed} />
          </span>
        )}
      </span>
      <Price price={price} isFrom={isFrom} locale={locale} />
    </div>
  )
}
