import { Link } from 'react-router'
import type { CartProduct } from '#contract/carts.ts'
import { productPath } from '#rules/product-address.ts'
import { Picture } from '#ui/Picture.tsx'
import { useStore } from '#ui/use-store.ts'
import { useWords } from '#ui/words-context.tsx'
import { formatName } from '#words/catalogue.ts'
import { type Locale, pathInLocale } from '#words/locales.ts'
import { formatPrice } from '#words/prices.ts'
import { cartStore } from '../cart/cart-store.ts'
import { useSite } from './find-page.ts'

/** What the visitor has chosen so far. It lives in this browser, so the page is filled there. */
export default function CartPage() {
  const site = useSite()
  const words = useWords()
  const cart = useStore(cartStore)
  if (!site) return null
  const isEmpty = !cart || cart.products.length === 0
  return (
    <div className="mx-auto w-full max-w-4xl px-6 py-12 desk:px-10 desk:py-20">
      <title>{`${words.cart.title} — ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title-2">{words.cart.title}</h1>
      <noscript>
        <p className="mt-6">{words.cart.needsScript}</p>
      </noscript>
      {isEmpty ? (
        <div className="mt-8">
          <p>{words.cart.empty}</p>
          <Link
            to={pathInLocale('/nos-vins', site.locale)}
            className="mt-8 inline-block bg-primary px-8 py-4 text-on-primary"
          >
            {words.cart.toWines}
          </Link>
        </div>
      ) : (
        <>
          <ul className="mt-10 divide-y divide-ink/10 border-y border-ink/10">
            {cart.products.map((line) => (
              <CartLine key={line.idCartProduct} line={line} locale={site.locale} />
            ))}
          </ul>
          <p className="mt-6 flex items-baseline justify-between gap-6">
            <span>{words.cart.total}</span>
            <strong className="title-3 font-normal font-title [font-feature-settings:'lnum','tnum']">
              {formatPrice(cart.totalProductToPay, site.locale)}
            </strong>
          </p>
          <p className="mt-2 text-[0.875rem] opacity-80">{words.cart.beforeDelivery}</p>
        </>
      )}
    </div>
  )
}

function CartLine({ line, locale }: { line: CartProduct; locale: Locale }) {
  const words = useWords()
  const format = line.capacity === null ? null : line.capacity * (line.capacityUnit === 'LITER' ? 1_000 : 10)
  const facts = [line.year, format === null ? null : formatName(format, locale)].filter((fact) => fact !== null)
  return (
    <li className="flex items-center gap-5 py-5">
      {line.image && (
        <Picture picture={line.image} sizes="4rem" widest={320} className="h-24 w-16 shrink-0 object-contain" />
      )}
      <div className="min-w-0 flex-1">
        <Link
          to={pathInLocale(productPath({ id: line.idProduct, slug: line.slug, type: { type: line.type } }), locale)}
          className="title-3 block font-title text-heading"
        >
          {line.name}
        </Link>
        {facts.length > 0 && <p className="mt-1 text-[0.9375rem]">{facts.join(' · ')}</p>}
        <p className="mt-1 text-[0.9375rem] opacity-80 [font-feature-settings:'lnum','tnum']">
          {words.cart.pieces
            .replace('{n}', String(line.quantity))
            .replace('{price}', formatPrice(line.unitPrice, locale))}
        </p>
      </div>
      <p className="shrink-0 [font-feature-settings:'lnum','tnum']">{formatPrice(line.total, locale)}</p>
    </li>
  )
}
