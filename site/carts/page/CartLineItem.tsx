import type { CartProduct } from '#contract/carts/carts.ts'
import { productPath } from '#rules/catalogue/product-address.ts'
import { giftSending, lineFacts, lineName } from '#site/carts/line-name.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { useCartPage } from './cart-page.tsx'
import { LineQuantity } from './LineQuantity.tsx'

interface CartLineItemProps {
  line: CartProduct
  /** Why it cannot be had as it stands. */
  trouble: string | undefined
  onRemove: () => void
}

/** One line of the cart: what it is, how many, what it costs, and the way out. */
export function CartLineItem({ line, trouble, onRemove }: CartLineItemProps) {
  const { words, locale, money } = useCartPage()
  const { isUnavailable, available, sellByMultipleOf } = line
  const path = productPath({ id: line.idProduct, slug: line.slug, type: { type: line.type } })
  const mayChange = !isUnavailable || available === null || available >= sellByMultipleOf
  const facts = lineFacts(line, locale)
  return (
    <li data-line={line.idCartProduct} className="cart-line grid gap-x-5 py-7 desk:gap-x-8">
      <div className={`flex h-24 items-end justify-center bg-ink/4 desk:h-36 ${isUnavailable ? 'opacity-50' : ''}`}>
        {line.image && (
          <Picture
            picture={line.image}
            sizes="6rem"
            widest={320}
            className="h-[5.5rem] w-auto max-w-full object-contain object-bottom desk:h-[8.5rem]"
          />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="title-3 min-w-0 font-title text-heading">
            <Link to={pathInLocale(path, locale)} className="underline-offset-4 hover:underline">
              {line.name}
            </Link>
          </h2>
          <p className={`shrink-0 lining-nums tabular-nums ${isUnavailable ? 'text-ink/80' : ''}`}>
            {isUnavailable ? words.unavailable : money(line.total)}
          </p>
        </div>
        <p className="mt-1 text-[0.9375rem] text-ink/80 lining-nums tabular-nums">
          {[facts, fill(words.each, { price: money(line.unitPrice) })].filter(Boolean).join(' · ')}
        </p>
        {line.tierHint && (
          <p data-tier-hint className="mt-1 text-pretty text-[0.875rem] italic lining-nums">
            {line.tierHint}
          </p>
        )}
        {line.gift && <p className="mt-1 text-[0.9375rem] wrap-anywhere">{giftSending(line.gift, locale)}</p>}
        {line.answers.length > 0 && <LineAnswers line={line} />}
        {trouble && <p className="mt-3 border-accent border-l-2 pl-3 text-[0.9375rem]">{trouble}</p>}
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          {mayChange && <LineQuantity line={line} />}
          <Button
            look="text"
            aria-label={fill(words.removeNamed, { name: lineName(line, locale) })}
            onClick={onRemove}
            className="text-[0.9375rem] decoration-1 hover:opacity-60"
          >
            {words.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}

function LineAnswers({ line }: { line: CartProduct }) {
  const { words } = useCartPage()
  return (
    <div className="mt-3 text-[0.9375rem]">
      <h3 className="sr-only">{words.answers}</h3>
      <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-4 gap-y-1">
        {line.answers.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink/80">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
