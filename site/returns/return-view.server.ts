import type { Return, ReturnInfo } from '#contract/returns/returns.ts'
import { takesPictures } from '#rules/returns/return-states.ts'
import type { OrderPlace } from '#site/orders/account/order-place.ts'
import { hour, shortDay } from '#site/orders/account/view-dates.server.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { returnWords } from '#words/returns/words.ts'

const MOST_PICTURES = 5

interface ReturnFacts {
  back: Return
  info: ReturnInfo
  place: OrderPlace
  locale: Locale
}

/** All that the page of a return shows, in words. */
export function returnView({ back, info, place, locale }: ReturnFacts) {
  const { page: words, states, reasons } = returnWords[locale]
  const { id, state, isWithdrawal, label } = back
  const file = (name: string) => `/api/order/${place.id}/back-products/${id}/file/${name}`
  return {
    heading: fill(isWithdrawal ? words.withdrawal : words.title, { id }),
    order: { reference: back.order.reference, path: pathInLocale(place.path, locale) },
    state: states[state],
    declared: isWithdrawal
      ? fill(words.declared, {
          name: back.declaredBy,
          day: shortDay(back.askedAt, locale),
          time: hour(back.askedAt, locale),
        })
      : null,
    steps: back.events.map((event) => ({ label: states[event.state], day: shortDay(event.at, locale) })),
    todo: todoOf({ back, info, locale }),
    refusal: state === 'REFUSED' ? fill(words.refusal, { reason: back.refusal }) : null,
    label: label && state === 'LABEL_SENT' ? { file: label.file && file(label.file), url: label.url } : null,
    lines: back.lines.map((line) => ({
      key: line.line,
      name: fill(words.pieces, { n: line.quantity, name: [line.name, line.label].filter(Boolean).join(', ') }),
      reason: isWithdrawal ? null : reasons[line.reason],
    })),
    description: back.description,
    pictures: back.pictures.map(({ file: name }, at) => ({ src: file(name), alt: fill(words.picture, { n: at + 1 }) })),
    /** Where more photographs are sent; null when no more are taken. */
    sendTo:
      !isWithdrawal && takesPictures(state) && back.pictures.length < MOST_PICTURES
        ? `/api/order/${place.id}/back-products/${id}/picture`
        : null,
    refunded: back.refunded === null ? null : fill(words.refunded, { amount: formatPrice(back.refunded, locale) }),
  }
}

export type ReturnPageView = ReturnType<typeof returnView>

/** What the customer does now, in the estate's own words where it has some. */
function todoOf({ back: { state, isWithdrawal }, info, locale }: Omit<ReturnFacts, 'place'>): string {
  const { todo } = returnWords[locale].page
  switch (state) {
    case 'ASKED':
      return todo.ASKED
    case 'ACCEPTED':
      return isWithdrawal ? todo.ACCEPTED_WITHDRAWAL : todo.ACCEPTED
    case 'LABEL_SENT':
      return info.labelSentDescription
    case 'RECEIVED':
      return info.productReceivedDescription
    case 'REFUSED':
      return todo.REFUSED
    case 'REFUNDED':
      return todo.REFUNDED
  }
}
