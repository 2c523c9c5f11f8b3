import type { PaymentLink } from '#contract/checkout/payment-links.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { paymentLinkWords } from '#words/checkout/payment-link/words.ts'
import { billView } from './bill-view.ts'
import type { BillView } from './OrderBill.tsx'

interface PaymentLinkView {
  title: string
  intro: string
  bill: BillView | null
  /** What the button says; null where there is nothing to pay. */
  pay: string | null
  failed: string | undefined
  isOver: boolean
}

const NOTHING = { bill: null, pay: null, failed: undefined } as const

/** A payment link as its page tells it; null is one that nobody knows. */
export function paymentLinkView(link: PaymentLink | null, locale: Locale): PaymentLinkView {
  const words = paymentLinkWords[locale]
  if (!link) return { ...NOTHING, ...words.unknown, isOver: true }
  const { reference, state, amount } = link
  if (state === 'OVER') return { ...NOTHING, ...words.over, isOver: true }
  const bill = billView({ order: link, words, locale, due: amount })
  if (state === 'PAID') {
    return { ...NOTHING, title: words.paid.title, intro: fill(words.paid.intro, { reference }), bill, isOver: false }
  }
  const day = formatLongDay(parisDay(new Date(link.until)), locale)
  return {
    title: fill(words.title, { reference }),
    intro: fill(words.intro, { day }),
    bill,
    pay: fill(words.submit, { amount: formatPrice(amount, locale) }),
    failed: link.hasFailed ? words.failed : undefined,
    isOver: false,
  }
}
