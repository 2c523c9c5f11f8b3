import { ORDER_STATUSES } from '#contract/orders/closed-sets.ts'
import type { Order } from '#contract/orders/orders.ts'
import { getOrders } from '#contract/orders/routes.ts'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { formatPrice } from '#words/basics/prices.ts'
import { orderPageWords } from '#words/orders/account/words.ts'
import { orderWords } from '#words/orders/words.ts'
import { shortDay } from './view-dates.server.ts'

const PER_PAGE = 10
const MOST_TYPED = 100

/** One's orders as the address asks for them: a state, a word, a page. What it says wrongly is as if it said nothing. */
export async function loadOrders(page: PageContext, url: string) {
  const asked = new URL(url).searchParams
  const status = ORDER_STATUSES.find((one) => one === asked.get('status')) ?? ''
  const search = (asked.get('search') ?? '').trim().slice(0, MOST_TYPED)
  const number = /^[1-9]\d{0,4}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1
  const list = {
    nbItem: PER_PAGE,
    page: number,
    ...(status ? { status } : {}),
    ...(search ? { search: `lk:${search}` } : {}),
  }
  const { orders, total } = answeredToOwner(await page.askAsCaller(getOrders, { list }), page)
  const { locale } = page
  const words = orderPageWords[locale]
  const pages = Math.max(1, Math.ceil(total / PER_PAGE))
  const address = (at: number) => pageAddress({ locale, status, search, at })
  return {
    words,
    status,
    search,
    isFiltered: status !== '' || search !== '',
    choices: [
      { value: '', label: words.allStatuses },
      ...ORDER_STATUSES.map((value) => ({ value, label: orderWords[locale].statuses[value] })),
    ],
    orders: orders.map((order) => listedOrder(order, locale)),
    count: fill(total === 1 ? words.count.one : words.count.many, { n: total }),
    all: pathInLocale('/account/orders', locale),
    wines: pathInLocale('/nos-vins', locale),
    paging:
      pages > 1
        ? {
            label: fill(words.page, { n: number, total: pages }),
            newer: number > 1 ? address(Math.min(number - 1, pages)) : null,
            older: number < pages ? address(number + 1) : null,
          }
        : null,
  }
}

function pageAddress({ locale, status, search, at }: { locale: Locale; status: string; search: string; at: number }) {
  const query = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(at > 1 ? { page: String(at) } : {}),
  })
  const said = query.toString()
  return pathInLocale(`/account/orders${said ? `?${said}` : ''}`, locale)
}

function listedOrder({ id, reference, status, createdAt, products, total }: Order, locale: Locale) {
  const words = orderPageWords[locale]
  const n = products.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    path: pathInLocale(`/account/orders/${id}`, locale),
    reference,
    status: status.label,
    day: shortDay(createdAt, locale),
    names: products.map(({ name }) => name).join(', '),
    pieces: fill(n === 1 ? words.pieces.one : words.pieces.many, { n }),
    total: formatPrice(total, locale),
  }
}
