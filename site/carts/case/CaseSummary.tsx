import { type FormEvent, type MouseEvent, useState } from 'react'
import type { Envelope } from '#contract/basics/envelope.ts'
import type { Cart } from '#contract/carts/carts.ts'
import { addCartCase } from '#contract/carts/case-routes.ts'
import { bottleSum, CASE_SIZES, printCase } from '#rules/carts/composed-case.ts'
import { ask } from '#site/browser/browser-ask.ts'
import { changeCart, NEW } from '#site/carts/cart-store.ts'
import { EstimatePlace } from '#site/deliveries/EstimatePlace.tsx'
import { freeShippingText } from '#site/deliveries/free-shipping-text.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/router/Form.tsx'
import { useLocation, useNavigate } from '#ui/router/hooks.ts'
import { Link } from '#ui/router/Link.tsx'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { caseSearch } from './case-address.ts'
import type { CaseView } from './load-case.server.ts'
import { type ComposedCase, forgetCase } from './use-composed-case.ts'

const LARGEST = CASE_SIZES[1]

interface CaseSummaryProps {
  view: CaseView
  composed: ComposedCase
  locale: Locale
}

/** How full it is, what it costs, and the way to the cart. */
export function CaseSummary({ view, composed, locale }: CaseSummaryProps) {
  const { words, quote, key, wish } = view
  const { bottles, size, isPending, said } = composed
  const { add, isBusy, refusal } = useAdding(view, locale)
  const n = bottleSum(bottles)
  const total = formatPrice(quote.total, locale)
  const count = n === 0 ? words.countNone : fill(n === 1 ? words.count.one : words.count.many, { n, size })
  return (
    <div className="mt-5">
      <p role="status" className="sr-only">
        {said && `${said} ${fill(words.said, { count, total })}`}
      </p>
      {quote.isShort && (
        <p data-short className="mb-4 border-primary border-l-2 pl-3 text-[0.9375rem]">
          {words.short}
        </p>
      )}
      <div className="flex items-baseline justify-between gap-6 lining-nums">
        <p data-count>
          {count}
          <span className="block text-[0.875rem] opacity-80">{roomLeft(view, { n, size })}</span>
          {n === size && <FullCase view={view} composed={composed} />}
        </p>
        {n > 0 && (
          <p aria-busy={isPending} className={`text-right transition-opacity ${isPending ? 'opacity-50' : ''}`}>
            <span className="sr-only">{words.total} </span>
            <span data-total className="title-3 block font-title text-heading lining-nums tabular-nums">
              {total}
            </span>
            <span className="block text-[0.875rem] opacity-80">{words.totalBefore}</span>
          </p>
        )}
      </div>
      <Advice view={view} locale={locale} />
      {quote.lines.length > 0 && (
        <EstimatePlace
          products={quote.lines.map(({ id, quantity }) => ({ idProduct: id, quantity }))}
          label={words.estimate}
          locale={locale}
          tellsFreeShipping={false}
        />
      )}
      {wish.bottles.length > 0 && (
        <Form method="post" onSubmit={add}>
          <input type="hidden" name="vins" value={printCase(wish.bottles)} />
          <input type="hidden" name="key" value={key ?? ''} />
          <Button type="submit" aria-disabled={isBusy} className="mt-5 flex w-full">
            {isBusy ? words.adding : words.add}
          </Button>
          <p role="alert" className="pt-2 text-[0.9375rem] text-accent empty:pt-0">
            {refusal}
          </p>
          <noscript>
            <p className="mt-3 text-[0.9375rem]">{words.withoutScript}</p>
          </noscript>
          <PhoneBar count={count} total={total} label={words.add} isBusy={isBusy} />
        </Form>
      )}
      {n > 0 && <Tools view={view} composed={composed} />}
    </div>
  )
}

/** What one can still do with a case that has no place left. */
function FullCase({ view: { words, wish }, composed: { bottles, size } }: Pick<CaseSummaryProps, 'view' | 'composed'>) {
  if (size === LARGEST) return <span className="block text-[0.875rem] opacity-80">{words.fullHint}</span>
  return (
    <Link
      to={{ search: caseSearch({ bottles: [...bottles], size: LARGEST, family: wish.family }) }}
      replace
      preventScrollReset
      className="inline-flex min-h-11 items-center text-[0.875rem] underline decoration-1 underline-offset-4"
    >
      {words.grow}
    </Link>
  )
}

function roomLeft({ words }: CaseView, { n, size }: { n: number; size: number }): string {
  const left = size - n
  if (left === 0) return words.full
  return n === 0 ? '' : fill(left === 1 ? words.left.one : words.left.many, { n: left })
}

/** On phones the way to the cart stays in reach while one is at the shelf. */
function PhoneBar({ count, total, label, isBusy }: { count: string; total: string; label: string; isBusy: boolean }) {
  return (
    <div className="buy-bar">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-[0.8125rem] opacity-80">{count}</span>
        <span className="block truncate font-title text-[1.125rem] text-heading lining-nums tabular-nums">{total}</span>
      </p>
      <Button type="submit" size="small" aria-disabled={isBusy} className="shrink-0">
        {label}
      </Button>
    </div>
  )
}

/** What more bottles would bring: a lower price, a case that may leave, a delivery that costs nothing. */
function Advice({ view: { words, quote }, locale }: { view: CaseView; locale: Locale }) {
  const { lines, bottles, freeShipping } = quote
  if (lines.length === 0) return null
  // Wines that count together say nearly the same.
  const [hint] = lines.flatMap(({ tierHint }) => tierHint ?? [])
  const missing = bottles?.missing ?? 0
  const told = [
    ...(hint ? [hint] : []),
    ...(missing > 0 ? [fill(missing === 1 ? words.missing.one : words.missing.many, { n: missing })] : []),
    freeShippingText(freeShipping, { words, price: (amount) => formatPrice(amount, locale) }) ?? words.delivery,
  ]
  return (
    <ul className="mt-4 space-y-1.5 border-ink/15 border-t pt-4 text-[0.9375rem] lining-nums">
      {told.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

const LINK = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:opacity-70'

/** The link that holds the case, and the way back to an empty one. */
function Tools({ view: { words, share }, composed: { leadTo } }: Pick<CaseSummaryProps, 'view' | 'composed'>) {
  const mail = `mailto:?subject=${encodeURIComponent(share.title)}&body=${encodeURIComponent(share.url)}`
  const send = (event: MouseEvent) => {
    event.preventDefault()
    const shared = { label: words.share, title: share.title, url: share.url, mail, copied: words.copied }
    void import('#site/catalogue/product/share.ts').then((part) => part?.shareWith(shared))
  }
  return (
    <p className="mt-2 flex flex-wrap gap-x-8 text-[0.9375rem]">
      <a href={mail} onClick={send} className={LINK}>
        {words.share}
      </a>
      <Link to={leadTo([])} replace preventScrollReset className={LINK}>
        {words.empty}
      </Link>
    </p>
  )
}

/** All bottles at once, into the cart that this browser has; then one is led there. */
function useAdding({ wish, key, words }: CaseView, locale: Locale) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = (cartId: string): Promise<Envelope<Cart>> =>
    ask(addCartCase, { params: { cartId }, body: { bottles: wish.bottles, ...(key && { key }) } })
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    const answer = await changeCart(async (cartId) => {
      const first = await send(cartId)
      // A cart that is gone is no reason to refuse a case.
      return !first.success && first.code === 'cart-not-found' && cartId !== NEW ? send(NEW) : first
    }).catch(() => null)
    setBusy(false)
    if (answer?.success) {
      forgetCase()
      await navigate(pathInLocale('/cart', locale))
      return
    }
    setRefusal(answer?.errors?.quantity ?? answer?.message ?? words.failed)
    // What can still be had of it stands in the case again.
    if (answer) await navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return { add, isBusy, refusal }
}
