import { getUser } from '#contract/accounts/routes.ts'
import type { CellarWine } from '#contract/cellar/cellar.ts'
import { getCellar } from '#contract/cellar/routes.ts'
import type { GiftCard } from '#contract/gift-cards/gift-cards.ts'
import { getOwnGiftCards } from '#contract/gift-cards/routes.ts'
import type { Order } from '#contract/orders/orders.ts'
import { getOrders } from '#contract/orders/routes.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { lastMoment } from '#rules/gift-cards/last-moment.ts'
import { isUnderWay, orderProgress } from '#rules/orders/order-progress.ts'
import { answeredToOwner, signInFirst } from '#site/accounts/frame/signed-in.server.ts'
import { cellarView } from '#site/cellar/cellar-view.server.ts'
import { shortDay } from '#site/orders/account/view-dates.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { accountHomeWords } from '#words/accounts/home/words.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { loadAppointments } from './appointments.server.ts'

/** Newest first: what is under way is among them, or nothing is. */
const ORDERS = { list: { nbItem: 10, page: 1 } } as const

/** All that the first page of an account shows, asked at once and told in words. */
export async function loadHome(page: PageContext) {
  const { locale, askAsCaller } = page
  const [user, orders, cellar, cards, appointments] = await Promise.all([
    askAsCaller(getUser, {}),
    askAsCaller(getOrders, ORDERS),
    askAsCaller(getCellar, {}),
    askAsCaller(getOwnGiftCards, {}),
    loadAppointments(page),
  ])
  const person = answeredToOwner(user, page).user
  if (!person) throw signInFirst(page)
  const words = accountHomeWords[locale]
  return {
    words,
    greeting: fill(words.greeting, { name: person.firstname }),
    appointments,
    order: chosenOrder(answeredToOwner(orders, page).orders, locale),
    cellar: shownCellar(answeredToOwner(cellar, page).wines, locale),
    giftCards: answeredToOwner(cards, page).giftCards.map((card) => cardView(card, locale)),
  }
}

function chosenOrder(orders: readonly Order[], locale: Locale) {
  const order = orders.find(isUnderWay) ?? orders[0]
  return order ? orderCard(order, locale) : null
}

export type OrderCard = ReturnType<typeof orderCard>

function orderCard(order: Order, locale: Locale) {
  const words = accountHomeWords[locale]
  const { id, reference, createdAt, fulfilment, money, products, total, delivery } = order
  const isFetched = delivery.type === 'CLICK_AND_COLLECT'
  return {
    title: isUnderWay(order) ? words.underWay : words.last,
    name: fill(words.placedOn, { reference, day: shortDay(createdAt, locale) }),
    next: words.next[fulfilment],
    products: products.map(({ name, label, quantity }) => ({ text: `${quantity} × ${name}`, label })),
    total: formatPrice(total, locale),
    steps: fulfilment === 'CANCELLED' ? [] : orderSteps(order, { words, isFetched }),
    path: pathInLocale(`/account/orders/${id}`, locale),
    pay: fulfilment === 'AWAITING_PAYMENT' && money === 'OPEN' ? pathInLocale('/cart/payment', locale) : null,
    isReorderable: fulfilment !== 'AWAITING_PAYMENT',
  }
}

function orderSteps(
  order: Order,
  { words, isFetched }: { words: (typeof accountHomeWords)[Locale]; isFetched: boolean },
): { label: string; isReached: boolean }[] {
  return orderProgress(order).map(({ step, isReached }) => ({
    label: isFetched && step === 'DELIVERED' ? words.collected : words.steps[step],
    isReached,
  }))
}

function shownCellar(wines: readonly CellarWine[], locale: Locale) {
  const { words, intro, toOpen } = cellarView({ wines, locale, year: parisYear(new Date()) })
  return { words, intro: wines.length > 0 ? intro : '', toOpen }
}

function cardView(
  { id, balance, issued, expiresAt }: Pick<GiftCard, 'id' | 'balance' | 'issued' | 'expiresAt'>,
  locale: Locale,
) {
  const words = accountHomeWords[locale]
  return {
    id,
    balance: fill(words.balance, { balance: formatPrice(balance, locale), issued: formatPrice(issued, locale) }),
    until: fill(words.until, { day: shortDay(lastMoment(expiresAt), locale) }),
  }
}
