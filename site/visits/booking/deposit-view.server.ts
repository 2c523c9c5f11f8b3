import type { BookedVisit } from '#contract/visits/bookings.ts'
import { clockTime, parisDay, parisMinutes } from '#rules/basics/paris-time.ts'
import { lastMoment } from '#rules/gift-cards/last-moment.ts'
import { formatDay, formatHour, formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import type { Locale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { visitWords } from '#words/visits/words.ts'

/** What is to be said of a booking's deposit; null where none was asked. */
export function depositView({ state, people, deposit }: BookedVisit, locale: Locale) {
  if (!deposit) return null
  const words = visitWords[locale].deposit
  const total = formatPrice(deposit.total, locale)
  const party = visitWords[locale].people
  const isDue = state === 'AWAITING_DEPOSIT' && deposit.until !== null
  return {
    total,
    sum: fill(words.sum, {
      people: people === 1 ? party.one : fill(party.many, { n: people }),
      price: formatPrice(deposit.person, locale),
    }),
    until: deposit.until && moment(deposit.until, locale),
    title: isDue
      ? fill(words.due, { until: moment(deposit.until ?? '', locale) })
      : deposit.isPaid
        ? fill(words.paid, { total })
        : null,
    terms: {
      title: fill(words.asked, { price: formatPrice(deposit.person, locale) }),
      lines: [words.credit, fill(words.refundDay, { until: moment(deposit.refundUntil, locale) })],
    },
    text: cardText({ state, deposit, locale }),
    pay: isDue ? fill(words.pay, { total }) : null,
    cancelHint: deposit.isPaid ? cancelHint(deposit.refundUntil, locale) : null,
  }
}

interface PaidDeposit {
  state: BookedVisit['state']
  deposit: NonNullable<BookedVisit['deposit']>
  locale: Locale
}

function cardText({ state, deposit: { card }, locale }: PaidDeposit): string | null {
  if (!card) return null
  const words = visitWords[locale].deposit
  if (card.balance === 0) return state === 'CANCELLED' ? words.back : words.spent
  // The last moment of its last day.
  const day = formatDay(parisDay(new Date(lastMoment(card.expiresAt))), locale)
  return fill(words.card, { balance: formatPrice(card.balance, locale), day })
}

/** Said before anybody cancels: whether the money goes back. */
function cancelHint(refundUntil: string, locale: Locale): string {
  const words = visitWords[locale].deposit
  const isOver = new Date(refundUntil) < new Date()
  return fill(isOver ? words.noRefund : words.untilRefund, { until: moment(refundUntil, locale) })
}

/** `samedi 21 novembre 2026 à 10 h`, by the clocks of Paris. */
function moment(at: string, locale: Locale): string {
  const date = new Date(at)
  return fill(visitWords[locale].deposit.at, {
    day: formatLongDay(parisDay(date), locale),
    time: formatHour(clockTime(parisMinutes(date)), locale),
  })
}
