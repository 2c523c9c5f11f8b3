import type { Failure } from '#contract/basics/envelope.ts'
import { getOrders } from '#contract/orders/routes.ts'
import type { Return } from '#contract/returns/returns.ts'
import { declareWithdrawal, findWithdrawal } from '#contract/returns/routes.ts'
import type { Withdrawable } from '#contract/returns/withdrawals.ts'
import { hour, shortDay } from '#site/orders/account/view-dates.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { formatShortDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { returnWords } from '#words/returns/words.ts'
import { chosenPieces } from './chosen-pieces.ts'

const PUBLIC_ID = /^[0-9a-f]{32}$/

/** What stands on the page of withdrawals: the question for an order, the order, or the receipt. */
export type WithdrawalState =
  | { step: 'find'; refused: string | null; typed: Readonly<Record<string, string>> }
  | { step: 'order'; order: OrderToWithdraw; refused: string | null; typed: Readonly<Record<string, string>> }
  | { step: 'declared'; title: string; text: string; follow: string | null }

/** The order that the link of a mail or of an order's page names. */
export async function loadNamedOrder(page: PageContext, url: string): Promise<WithdrawalState> {
  const order = new URL(url).searchParams.get('order') ?? ''
  if (!PUBLIC_ID.test(order)) return { step: 'find', refused: null, typed: {} }
  return showOrder(page, { which: { order }, typed: { order } })
}

/** The orders of who is signed in, to choose from; none for anyone else. */
export async function loadOwnOrders({ askAsCaller, locale }: PageContext) {
  const answer = await askAsCaller(getOrders, { list: { nbItem: 10 } })
  if (!answer.success) return []
  const said = returnWords[locale].withdrawal.orderOf
  return answer.data.orders
    .filter(({ paidAt, money }) => paidAt !== null && money !== 'REFUNDED')
    .map(({ publicId, reference, createdAt, products }) => ({
      publicId,
      label: fill(said, { reference, day: shortDay(createdAt, locale) }),
      names: products.map(({ name }) => name).join(', '),
    }))
}

/** First the order is found, then the withdrawal is confirmed: two controls, as the law wants them. */
export async function answerWithdrawalForm(page: PageContext, form: FormData): Promise<WithdrawalState> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const { order = '', reference = '', email = '', intent, name = '' } = typed
  const which = PUBLIC_ID.test(order) ? { order } : { reference, email }
  if (intent !== 'confirm') return showOrder(page, { which, typed })
  const lines = chosenPieces(typed)
  const words = returnWords[page.locale].withdrawal
  if (lines.length === 0) return showOrder(page, { which, typed, refused: words.chooseOne })
  const answer = await page.askAsCaller(declareWithdrawal, { body: { ...which, name, lines } })
  if (!answer.success) return showOrder(page, { which, typed, refused: saidOf(answer) })
  return receipt(answer.data.withdrawal, page.locale)
}

interface ShownOrder {
  which: { order?: string; reference?: string; email?: string }
  typed: Readonly<Record<string, string>>
  refused?: string | null
}

async function showOrder(page: PageContext, { which, typed, refused = null }: ShownOrder): Promise<WithdrawalState> {
  const answer = await page.askAsCaller(findWithdrawal, { body: which })
  if (!answer.success) return { step: 'find', refused: answer.message, typed }
  return { step: 'order', order: orderToWithdraw(answer.data.order, page.locale), refused, typed }
}

const saidOf = ({ errors, message }: Failure) => Object.values(errors ?? {})[0] ?? message

function orderToWithdraw({ reference, lines, ...dates }: Withdrawable, locale: Locale) {
  const words = returnWords[locale].withdrawal
  const day = (one: string | null) => (one === null ? '' : formatShortDay(one, locale))
  const { isOpen, until, receivedOn, orderedOn } = dates
  return {
    // A reference is one word: its hyphen does not end a line.
    heading: fill(words.order, { reference: reference.replace('-', '\u2011'), day: day(orderedOn) }),
    isOpen,
    period: isOpen
      ? until === null
        ? words.early
        : fill(words.open, { day: day(until) })
      : fill(words.overHint, { received: day(receivedOn), until: day(until) }),
    lines: lines.map(({ line, name, label, left, isExcluded }) => ({
      line,
      name: [name, label].filter(Boolean).join(', '),
      left,
      why: left > 0 ? null : isExcluded ? words.excluded : words.done,
    })),
    isAnyLeft: lines.some(({ left }) => left > 0),
  }
}

export type OrderToWithdraw = ReturnType<typeof orderToWithdraw>

type Declared = Omit<Return, 'order'> & { order: { reference: string; publicId: string | null } }

function receipt({ id, state, askedAt, declaredBy: name, order }: Declared, locale: Locale): WithdrawalState {
  const words = returnWords[locale].withdrawal
  const told = { day: shortDay(askedAt, locale), time: hour(askedAt, locale), name, reference: order.reference }
  const said = fill(words.declaredHint, told)
  return {
    step: 'declared',
    title: words.declared,
    text: state === 'REFUNDED' ? `${said} ${words.ended}` : said,
    follow: order.publicId && pathInLocale(`/order/${order.publicId}/return/${id}`, locale),
  }
}
