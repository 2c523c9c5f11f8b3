import type { CartNotice } from '#contract/carts/carts.ts'
import { type Cents, cents, euros } from '#rules/basics/money.ts'
import type { Absence } from '#rules/carts/cart-check.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { cartNoticeWords } from '#words/carts/notices/words.ts'

interface NoticedLine {
  line_id: number
  name: string
  year: number | null
  sell_by_multiple_of: number
}

interface AbsenceNoticeOptions {
  line: NoticedLine
  absence: Absence
  locale: Locale
}

export function absenceNotice({ line, absence, locale }: AbsenceNoticeOptions): CartNotice {
  const words = cartNoticeWords[locale]
  const told: Record<Absence, string> = {
    withdrawn: words.withdrawn(noticedName(line)),
    'sold-out': words.soldOut(noticedName(line)),
    'below-multiple': words.belowMultiple(noticedName(line), line.sell_by_multiple_of),
  }
  return { kind: 'line-unavailable', idCartProduct: line.line_id, message: told[absence] }
}

export function loweredNotice(line: NoticedLine & { quantity: number; wished: number }, locale: Locale): CartNotice[] {
  const { quantity: to, wished: from, sell_by_multiple_of: multiple } = line
  if (to === from) return []
  const change = { name: noticedName(line), from, to }
  const isForMultiple = from - to < multiple
  const words = cartNoticeWords[locale]
  const message = isForMultiple ? words.loweredToMultiple(change, multiple) : words.loweredToStock(change)
  return [{ kind: 'quantity-lowered', idCartProduct: line.line_id, message }]
}

interface PriceNoticeOptions {
  line: NoticedLine & { seen_unit_cents: number | null }
  shown: Cents | undefined
  locale: Locale
}

/** `shown` is what one costs at the quantities that the customer knows; unknown for what they have only just added. */
export function priceNotice({ line, shown, locale }: PriceNoticeOptions): CartNotice[] {
  const { seen_unit_cents: seen } = line
  if (seen === null || shown === undefined || seen === shown) return []
  const told = (amount: Cents) => formatPrice(euros(amount), locale)
  const message = cartNoticeWords[locale].priceChanged({
    name: noticedName(line),
    from: told(cents(seen)),
    to: told(shown),
  })
  return [{ kind: 'price-changed', idCartProduct: line.line_id, message }]
}

function noticedName({ name, year }: NoticedLine): string {
  return year === null ? name : `${name} ${year}`
}
