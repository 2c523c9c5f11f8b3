import type { Cart, CartProduct } from '#contract/carts/carts.ts'
import { CASE, inLastCase, SixBottles } from '#site/catalogue/product/SixBottles.tsx'
import { useCheckoutState } from '#site/checkout/checkout-state.ts'
import { DeliveryEstimate } from '#site/deliveries/DeliveryEstimate.tsx'
import { freeShippingText } from '#site/deliveries/free-shipping-text.ts'
import { sentProducts } from '#site/deliveries/sent-products.ts'
import { Button } from '#ui/controls/Button.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { closeModal, openModal } from '#ui/overlays/modal-store.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { useStore } from '#ui/state/use-store.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { cartDrawerWords } from '#words/carts/drawer/words.ts'
import { estimateWords } from '#words/deliveries/estimate/words.ts'
import { cartStore } from './cart-store.ts'
import { lineFacts } from './line-name.ts'
import { toPay } from './to-pay.ts'

interface Added {
  idDeclination: number
  quantity: number
  locale: Locale
}

/** Shows what has just been added, and where one goes on from there. Fetched when something is first added. */
export function showAdded(added: Added): void {
  openModal({
    title: cartDrawerWords[added.locale].added.title,
    place: 'side',
    content: <AddedSheet {...added} />,
  })
}

/** What was added, the case that fills up, how far delivery is from free, and the two ways on. */
function AddedSheet({ idDeclination, quantity, locale }: Added) {
  const words = cartDrawerWords[locale]
  const cart = useStore(cartStore)
  const line = cart?.products.findLast(({ id }) => id === idDeclination)
  if (!cart || !line) return null
  const canOrder = cart.products.every(({ isUnavailable }) => !isUnavailable)
  return (
    <div data-added className="mt-5">
      <AddedLine line={line} quantity={quantity} locale={locale} />
      <Parcel cart={cart} locale={locale} />
      <Delivery cart={cart} locale={locale} />
      <p className="mt-4 flex items-baseline justify-between gap-4 lining-nums tabular-nums">
        <span>
          {words.total}
          {cart.needsDelivery && <span className="block text-[0.8125rem] text-ink/80">{words.beforeDelivery}</span>}
        </span>
        <strong className="title-3 font-normal font-title">{formatPrice(toPay(cart), locale)}</strong>
      </p>
      <LinkButton to={pathInLocale(canOrder ? '/cart/address' : '/cart', locale)} size="medium" className="mt-3 flex">
        {words.added.order}
      </LinkButton>
      <Button look="outline" size="medium" className="mt-3 flex w-full" onClick={closeModal}>
        {words.added.continue}
      </Button>
      <Link
        to={pathInLocale('/cart', locale)}
        className="mt-1 flex min-h-11 items-center justify-center underline decoration-1 underline-offset-4"
      >
        {words.open}
      </Link>
    </div>
  )
}

function AddedLine({ line, quantity, locale }: { line: CartProduct; quantity: number; locale: Locale }) {
  return (
    <div className="flex items-center gap-5">
      <span className="flex h-24 w-16 shrink-0 items-end justify-center bg-ink/4">
        {line.image && (
          <Picture
            picture={{ ...line.image, alt: '' }}
            sizes="5rem"
            widest={320}
            className="h-[5.5rem] w-auto max-w-full object-contain object-bottom"
          />
        )}
      </span>
      <p className="min-w-0 leading-snug">
        <span className="block font-title text-[1.375rem] text-heading">{line.name}</span>
        <span className="block lining-nums">{lineFacts(line, locale)}</span>
        <span className="block lining-nums tabular-nums">
          {`${quantity}\u00a0×\u00a0${formatPrice(line.unitPrice, locale)}`}
        </span>
      </p>
    </div>
  )
}

/** How many bottles there are by now, and what the parcel still asks. */
function Parcel({ cart: { bottles }, locale }: { cart: Cart; locale: Locale }) {
  const { added, missing } = cartDrawerWords[locale]
  if (!bottles) return null
  const say = (said: { one: string; many: string }, n: number) => fill(n === 1 ? said.one : said.many, { n })
  const asks = bottles.missing > 0 ? say(missing, bottles.missing) : null
  return (
    <div className="mt-4 flex items-center gap-4 text-[0.9375rem]">
      <SixBottles filled={inLastCase(bottles.count)} className="h-9 w-auto shrink-0 text-primary" />
      <p className="lining-nums">
        {say(added.inCart, bottles.count)}
        <span className="block">{asks ?? (inLastCase(bottles.count) === CASE ? added.ready : null)}</span>
      </p>
    </div>
  )
}

/** How near free delivery is; and what it costs, for who has said where to. */
function Delivery({ cart, locale }: { cart: Cart; locale: Locale }) {
  const words = cartDrawerWords[locale].added
  const { city } = useCheckoutState()
  const free = freeShippingText(cart.freeShipping, {
    words: estimateWords[locale],
    price: (amount) => formatPrice(amount, locale),
  })
  return (
    <>
      {free && (
        <div className="mt-5 text-[0.9375rem] lining-nums">
          <progress
            aria-label={words.progress}
            value={reached(cart)}
            max={1}
            className="block h-1 w-full appearance-none bg-ink/10 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primary"
          />
          <p className="mt-2">{free}</p>
        </div>
      )}
      {city && cart.needsDelivery && (
        <div className="mt-3">
          <DeliveryEstimate products={sentProducts(cart)} locale={locale} tellsFreeShipping={false} />
        </div>
      )}
    </>
  )
}

/** Which part of the way to free delivery lies behind, by the rule that is nearest. */
function reached({ freeShipping, bottles, totalProductToPay }: Cart): number {
  if (!freeShipping || freeShipping.isReached) return 1
  const { missingBottles, missingPrice } = freeShipping
  const there = missingBottles === null ? totalProductToPay : (bottles?.count ?? 0)
  return there / (there + (missingBottles ?? missingPrice ?? 0) || 1)
}
