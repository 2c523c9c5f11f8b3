import type { Service } from '#contract/visits/services.ts'
import { HOLD_MINUTES } from '#rules/orders/order-times.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { visitWords } from '#words/visits/words.ts'

/** What somebody should know of a deposit before they book; null where none is asked. */
export function depositTerms({ deposit, leadHours }: Pick<Service, 'deposit' | 'leadHours'>, locale: Locale) {
  if (deposit === null) return null
  const words = visitWords[locale].deposit
  return {
    title: fill(words.asked, { price: formatPrice(deposit, locale) }),
    lines: [
      words.credit,
      fill(words.kept, { minutes: HOLD_MINUTES }),
      leadHours > 0 ? fill(words.refund, { hours: leadHours }) : words.refundToTheEnd,
    ],
  }
}

export type DepositTerms = NonNullable<ReturnType<typeof depositTerms>>
