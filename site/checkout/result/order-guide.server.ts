import { getUser } from '#contract/accounts/routes.ts'
import { getEvents } from '#contract/events/routes.ts'
import type { ServedWine } from '#contract/orders/order-guide.ts'
import type { Order } from '#contract/orders/orders.ts'
import { getOrderGuide } from '#contract/orders/routes.ts'
import { getParameters } from '#contract/sites/routes.ts'
import { getServices } from '#contract/visits/routes.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { eventView } from '#site/events/event-view.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { serviceView } from '#site/visits/service-view.server.ts'
import { accountWords } from '#words/accounts/words.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { orderGuideWords } from '#words/orders/guide/words.ts'
import { type Guide, orderSteps } from './order-steps.server.ts'

interface LoadGuideOptions {
  order: Order
  /** An account was opened with it just now. */
  isOpened: boolean
}

/** All that a paid order is followed by, in words: the letter, the days, the table, the account, the invitation. */
export async function loadOrderGuide(page: PageContext, { order, isOpened }: LoadGuideOptions) {
  const { ask, askAsCaller, locale } = page
  const [guide, { parameters }, user, invitation] = await Promise.all([
    askAsCaller(getOrderGuide, { params: { id: order.publicId } }).then(answered),
    ask(getParameters, {}).then(answered),
    askAsCaller(getUser, {}).then((answer) => (answer.success ? answer.data.user : null)),
    findInvitation(page),
  ])
  const words = orderGuideWords[locale]
  const hasWine = guide.wines.length > 0
  return {
    letter: letterText({ order, hasWine, locale }),
    signature: signature(parameterValues(parameters).LEGAL_AGENT),
    steps: orderSteps({ order, guide, locale }),
    byMail: order.delivery.type === 'NO_DELIVERY' && !order.isDeposit ? words.byMail : null,
    calendar: guide.hasCalendar ? { label: words.addToCalendar, href: `/api/order/${order.publicId}/calendar` } : null,
    follow: { label: words.follow, path: pathInLocale(`/order/${order.publicId}`, locale) },
    personalised: guide.isPersonalised ? words.personalised : null,
    wines: hasWine ? { title: words.wines.title, list: guide.wines.map((wine) => wineView(wine, locale)) } : null,
    account: user ? null : accountOffer({ guide, order, locale }),
    opened: user && isOpened ? { text: words.account.opened, ...seeAccount(locale) } : null,
    invitation: order.isDeposit ? null : invitation,
  }
}

export type OrderGuideView = Awaited<ReturnType<typeof loadOrderGuide>>

function letterText({ order, hasWine, locale }: { order: Order; hasWine: boolean; locale: Locale }): string {
  const { parcel, collect, plain } = orderGuideWords[locale].letter
  const { type } = order.delivery
  if (!hasWine || type === 'NO_DELIVERY') return plain
  return type === 'CLICK_AND_COLLECT' ? collect : parcel
}

/** `Élise Maugeais, gérante` signs with the name alone; where nobody is named, the estate does. */
function signature(agent: string | null | undefined): string | null {
  return agent?.split(',')[0]?.trim() || null
}

function wineView(wine: ServedWine, locale: Locale) {
  const said = orderGuideWords[locale].wines
  const { idProduct, name, year, image, drinkFrom, drinkUntil, serveFrom, serveUntil, opening } = wine
  const [from, until] = [drinkFrom ?? '', drinkUntil ?? '']
  const advice = [
    serveFrom !== null && serveUntil !== null && serveFrom !== serveUntil
      ? fill(said.serveBetween, { from: serveFrom, until: serveUntil })
      : (serveFrom ?? serveUntil) !== null && fill(said.serveAt, { at: serveFrom ?? serveUntil ?? '' }),
    drinkFrom !== null && drinkUntil !== null && fill(said.drinkBetween, { from, until }),
    drinkFrom !== null && drinkUntil === null && fill(said.drinkFrom, { from }),
    drinkFrom === null && drinkUntil !== null && fill(said.drinkUntil, { until }),
    opening && said.openings[opening],
  ].filter((one): one is string => typeof one === 'string')
  return { key: `${idProduct} ${year}`, name, year, image, advice }
}

function accountOffer({ guide, order, locale }: { guide: Guide; order: Order; locale: Locale }) {
  if (!guide.account) return null
  const said = orderGuideWords[locale].account
  return {
    ...guide.account,
    words: accountWords[locale],
    title: said.title,
    intro: said.intro,
    email: fill(said.email, { email: order.email }),
    terms: said.terms,
  }
}

function seeAccount(locale: Locale) {
  return { label: orderGuideWords[locale].account.see, path: pathInLocale('/account', locale) }
}

/** The next event that has room, else the first visit; nothing where the estate has neither. */
async function findInvitation({ ask, locale }: PageContext) {
  const said = orderGuideWords[locale].invitation
  const [events, visits] = await Promise.all([ask(getEvents, {}), ask(getServices, {})])
  const event = events.success ? events.data.upcoming.find(({ placesLeft }) => placesLeft > 0) : undefined
  if (event) {
    const { title, when, place, path, image } = eventView(event, locale)
    return { eyebrow: said.title, title, lines: [when, place].filter(Boolean), path, image, see: said.see }
  }
  const service = visits.success ? visits.data.services[0] : undefined
  if (!service) return null
  const { title, short, path, image } = serviceView(service, locale)
  return { eyebrow: said.title, title, lines: [short].filter(Boolean), path, image, see: said.see }
}
