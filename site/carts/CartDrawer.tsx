import type { CartProduct } from '#contract/carts/carts.ts'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { useStore } from '#ui/state/use-store.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { cartDrawerWords } from '#words/carts/drawer/words.ts'
import { cartStore } from './cart-store.ts'
import { lineFacts } from './line-name.ts'
import { toPay } from './to-pay.ts'

/** The cart at a glance, hanging from the way to it. */
export function CartDrawer({ locale }: { locale: Locale }) {
  const words = cartDrawerWords[locale]
  const cart = useStore(cartStore)
  if (!cart || cart.products.length === 0) return null
  const { bottles } = cart
  return (
    // The gap above is part of it, so that the pointer does not fall between.
    <section
      aria-label={words.title}
      data-cart-drawer
      className="absolute top-full right-0 z-40 w-[26rem] pt-3 font-content text-base text-ink tracking-normal motion-safe:animate-settle"
    >
      <div className="border border-ink/15 bg-ground shadow-2xl">
        <ul className="max-h-[50vh] divide-y divide-ink/10 overflow-y-auto overscroll-contain px-6">
          {cart.products.map((line) => (
            <DrawerLine key={line.idCartProduct} line={line} locale={locale} unavailable={words.unavailable} />
          ))}
        </ul>
        <div className="bg-ink/4 px-6 py-5">
          {bottles && bottles.missing > 0 && (
            <p className="mb-3 text-[0.9375rem]">
              {fill(bottles.missing === 1 ? words.missing.one : words.missing.many, { n: bottles.missing })}
            </p>
          )}
          <p className="flex items-baseline justify-between gap-4 lining-nums tabular-nums">
            <span>
              {words.total}
              {cart.needsDelivery && <span className="block text-[0.8125rem] text-ink/80">{words.beforeDelivery}</span>}
            </span>
            <strong className="title-3 font-normal font-title">{formatPrice(toPay(cart), locale)}</strong>
          </p>
          <LinkButton to={pathInLocale('/cart', locale)} size="medium" className="mt-4 flex py-0">
            {words.open}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

interface DrawerLineProps {
  line: CartProduct
  locale: Locale
  unavailable: string
}

function DrawerLine({ line, locale, unavailable }: DrawerLineProps) {
  return (
    <li className="flex items-center gap-4 py-4">
      <span className="flex h-16 w-12 shrink-0 items-end justify-center bg-ink/4">
        {line.image && (
          <Picture
            picture={line.image}
            sizes="3rem"
            widest={320}
            className="h-[3.75rem] w-auto max-w-full object-contain object-bottom"
          />
        )}
      </span>
      <p className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
        <span className="block font-title text-[1.125rem] text-heading">{line.name}</span>
        <span className="lining-nums">
          {[`× ${line.quantity}`, lineFacts(line, locale)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className="shrink-0 text-[0.9375rem] lining-nums tabular-nums">
        {line.isUnavailable ? unavailable : formatPrice(line.total, locale)}
      </p>
    </li>
  )
}
