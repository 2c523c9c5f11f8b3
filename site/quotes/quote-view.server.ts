import type { Quote } from '#contract/quotes/quotes.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { billView } from '#site/checkout/links/bill-view.ts'
import type { BillView } from '#site/checkout/links/OrderBill.tsx'
import { formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { paymentLinkWords } from '#words/checkout/payment-link/words.ts'
import { quoteWords } from '#words/quotes/words.ts'

interface QuoteView {
  title: string
  intro: string
  bill: BillView | null
  /** What the button says; null where there is nothing to accept. */
  accept: string | null
  isOver: boolean
}

/** A quote as its page tells it; null is one that nobody knows. */
export function quoteView(quote: Quote | null, locale: Locale): QuoteView {
  const words = quoteWords[locale]
  if (!quote) return { ...words.unknown, bill: null, accept: null, isOver: true }
  const { number, state, total } = quote
  if (state === 'LAPSED' || state === 'WITHDRAWN') return { ...words.over, bill: null, accept: null, isOver: true }
  const bill = {
    ...billView({ order: quote, words: paymentLinkWords[locale], locale }),
    title: fill(words.title, { number }),
  }
  if (state === 'ACCEPTED') {
    const { title, intro, button } = words.accepted
    return { title, intro, bill, accept: button, isOver: false }
  }
  const day = formatLongDay(parisDay(new Date(quote.validUntil)), locale)
  return {
    title: fill(words.title, { number }),
    intro: fill(words.intro, { day }),
    bill,
    accept: fill(words.submit, { amount: formatPrice(total, locale) }),
    isOver: false,
  }
}
