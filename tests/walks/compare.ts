import { findViolations } from '#db/queries/books/violations.ts'
import { inSite } from '#db/site-db.ts'
import type { BankMood } from './bank-mood.ts'
import {
  codeUses,
  heldOfCard,
  heldWines,
  holdEnd,
  isAwaiting,
  isSoldOut,
  isWhollyRefunded,
  type Model,
  type ModelOrder,
  owedToCard,
  takeGoods,
} from './model.ts'
import type { Seen, SeenOrder, SeenPayment } from './seen.ts'
import { explain } from './unexplained.ts'
import type { Walk } from './walk.ts'

/** How long the bank may be busy with a payment after its hold, and until that is looked at again. */
const PATIENCE_MS = 20 * 60_000

/** What may have happened by itself: a bank's mood while time passed, or null when none did. */
export type TimePassed = BankMood | null

/** After every step: what happened by itself has its reason, all counts are the model's, and the books hold. */
export async function compare(walk: Walk, { seen, timePassed }: { seen: Seen; timePassed: TimePassed }): Promise<void> {
  const { model } = walk
  for (const order of seen.orders) {
    const known = model.orders.find(({ id }) => id === order.id)
    explain(known !== undefined, `order ${order.id} was placed by nobody`)
    noticeBank({ model, known, order, timePassed })
    noticePaid({ model, known, order })
    noticeCard({ model, known, order }, timePassed)
  }
  // Only when all takings are counted can it be said for whom too little was left.
  for (const order of seen.orders) noticeCancelled({ model, order, timePassed })
  if (timePassed === 'well' && !model.isWorkLate) explainWaiting(model)
  compareCounts(walk, seen)
  for (const order of seen.orders) compareOrder(model, order)
  const violations = await inSite({ pool: walk.shop.pool, siteId: 1 }, findViolations)
  const told = violations.map((one) => `${one.rule}: ${one.subject} should be ${one.expected} and is ${one.found}`)
  explain(told.length === 0, `the books: ${told.join('; ')}`)
}

interface Noticed {
  model: Model
  known: ModelOrder
  order: SeenOrder
}

/** Only the shop ends a payment at the bank by itself, and only one that nobody waits for any more. */
function noticeBank({ model, known, order, timePassed }: Noticed & { timePassed: TimePassed }): void {
  for (const { reference, bank, cents } of order.payments) {
    if (reference === null || !bank) continue
    explain(bank.cents === cents, `the bank asks ${bank.cents} for the payment of ${cents} of order ${order.id}`)
    const payment = known.payments.find((one) => one.reference === reference)
    if (!payment) {
      explain(bank.state === 'OPEN', `a payment of order ${order.id} begins as ${bank.state}`)
      known.payments.push({ reference, bank: 'OPEN' })
      continue
    }
    if (payment.bank === bank.state) continue
    const isOver = !isAwaiting(known) || order.goods !== 'AWAITING_PAYMENT' || model.now >= holdEnd(known)
    const wasOpen = payment.bank === 'OPEN' || payment.bank === 'CHALLENGED'
    explain(
      timePassed !== null && isOver && wasOpen && bank.state === 'CANCELLED',
      `the bank's payment of order ${order.id} went from ${payment.bank} to ${bank.state}`,
    )
    payment.bank = bank.state
  }
}

function noticePaid({ model, known, order }: Noticed): void {
  if (order.goods !== 'PAID' || !isAwaiting(known)) return
  const isPaid = known.payments.some(({ bank }) => bank === 'SUCCEEDED')
  explain(isPaid, `order ${order.id} is paid, though no bank has the money`)
  takeGoods(model, known)
  explain(
    model.stock.every((count) => count >= 0),
    `order ${order.id} sold what was not there: ${model.stock.join(', ')} left`,
  )
}

/** Money comes back to a card as it does by the bank: when time passes, once, and what was decided. */
function noticeCard({ model, known, order }: Noticed, timePassed: TimePassed): void {
  const owed = owedToCard(known)
  const { cardDecidedCents: decided, cardDoneCents: done } = order
  explain(decided === owed, `order ${order.id}: ${decided} go back to its card, and should be ${owed}`)
  if (done === known.cardBackCents) return
  explain(timePassed !== null && done <= decided, `order ${order.id}: ${done} of ${decided} are back on its card`)
  const card = model.cards[known.wish.card ?? -1]
  if (card) card.balance += done - known.cardBackCents
  known.cardBackCents = done
}

function noticeCancelled({ model, order, timePassed }: Omit<Noticed, 'known'> & { timePassed: TimePassed }): void {
  const known = model.orders.find(({ id }) => id === order.id)
  if (!known || order.goods !== 'CANCELLED' || !isAwaiting(known)) return
  const isPaid = known.payments.some(({ bank }) => bank === 'SUCCEEDED')
  const hasLapsed = timePassed !== null && model.now >= holdEnd(known)
  // Who could not ask the bank does not know that it has the money, which then goes back.
  const isLapse = hasLapsed && (!isPaid || timePassed !== 'well')
  explain((isPaid && isSoldOut(model, known)) || isLapse, `order ${order.id} was cancelled for no reason`)
  known.goods = 'CANCELLED'
  known.hasLapsed = isLapse
}

/** A hold that is over has ended, unless the bank is busy with the payment; that is waited for a while. */
function explainWaiting(model: Model): void {
  for (const order of model.orders.filter(isAwaiting)) {
    const isBusy = order.payments.some(({ bank }) => bank === 'CHALLENGED')
    const patience = isBusy ? PATIENCE_MS : 0
    explain(model.now < holdEnd(order) + patience, `order ${order.id} still waits, and its hold is over`)
  }
}

function compareCounts({ model, stage }: Walk, seen: Seen): void {
  const wines = seen.stock.slice(0, model.stock.length)
  explain(String(wines) === String(model.stock), `stock should be ${model.stock} and is ${wines}`)
  const held = heldWines(model)
  const reserved = seen.reserved.slice(0, model.stock.length)
  explain(String(reserved) === String(held), `reserved should be ${held} and is ${reserved}`)
  const uses = stage.codes.map((_, code) => codeUses(model, { code }))
  explain(String(seen.uses) === String(uses), `uses of codes should be ${uses} and are ${seen.uses}`)
  const cards = model.cards.map(({ balance }, card) => `${balance} less ${heldOfCard(model, { card })}`)
  const seenCards = seen.cards.map(({ balance, held }) => `${balance} less ${held}`)
  explain(String(seenCards) === String(cards), `cards should hold ${cards} and hold ${seenCards}`)
  explain(seen.orders.length === model.orders.length, `${model.orders.length} orders became ${seen.orders.length}`)
}

function compareOrder(model: Model, order: SeenOrder): void {
  const known = model.orders.find(({ id }) => id === order.id)
  if (!known) return
  const facts = ({ goods, isPaid, totalCents, cardCents, refundedCents }: SeenOrder | ModelOrder) =>
    `${goods} ${isPaid ? 'paid' : 'unpaid'} ${totalCents}, ${cardCents} by card, less ${refundedCents}`
  explain(facts(order) === facts(known), `order ${order.id} should be ${facts(known)} and is ${facts(order)}`)
  const heldUntil = isAwaiting(known) ? holdEnd(known) : null
  explain(order.heldUntil === heldUntil, `order ${order.id} should be held until ${heldUntil}, not ${order.heldUntil}`)
  const money = moneyOf(known)
  explain(order.money === money, `the money of order ${order.id} should be ${money} and is ${order.money}`)
  const refunded = known.lines.map((line) => line.refunded)
  const seenRefunded = order.lines.map((line) => line.refunded)
  explain(String(refunded) === String(seenRefunded), `order ${order.id} should have ${refunded} refunded`)
  const paying = order.payments.filter(({ status }) => status === 'SUCCEEDED')
  const expected = known.isPaid && known.totalCents > known.cardCents ? 1 : 0
  explain(paying.length === expected, `order ${order.id} is paid by ${paying.length} payments`)
  for (const payment of order.payments) comparePayment(known, payment)
}

function moneyOf(order: ModelOrder): SeenOrder['money'] {
  if (!order.isPaid) return 'OPEN'
  if (isWhollyRefunded(order)) return 'REFUNDED'
  return order.refundedCents > 0 ? 'PARTLY_REFUNDED' : 'PAID'
}

/** Money that a bank has is the order's, or goes back; the bank never gave back what nobody decided. */
function comparePayment(order: ModelOrder, payment: SeenPayment): void {
  const { id, status, bank, cents, decidedCents, doneCents } = payment
  const name = `payment ${id} of order ${order.id}`
  const returned = bank?.refundedCents ?? 0
  explain(
    doneCents <= returned && returned <= decidedCents && decidedCents <= cents,
    `${name}: ${decidedCents} of ${cents} decided, ${returned} given back, ${doneCents} written`,
  )
  if (status === 'SUCCEEDED' || status === 'HELD' || status === 'REFUNDED') {
    explain(bank?.state === 'SUCCEEDED', `${name} is ${status} and ${bank?.state} at the bank`)
  }
  if (status === 'FAILED') explain(bank?.state === 'FAILED', `${name} failed and is ${bank?.state} at the bank`)
  if (status === 'SUCCEEDED') {
    const owed = order.refundedCents - owedToCard(order)
    explain(decidedCents === owed, `${name}: ${decidedCents} go back by the bank, and should be ${owed}`)
    return
  }
  if (status !== 'HELD' && status !== 'REFUNDED') {
    explain(decidedCents === 0, `${name} is ${status} and ${decidedCents} go back`)
    return
  }
  explain(!isAwaiting(order), `${name} goes back while its order waits for it`)
  explain(decidedCents === cents, `${name} came in vain, and ${decidedCents} of ${cents} go back`)
  explain(status === 'HELD' || doneCents === cents, `${name} is refunded and ${doneCents} of ${cents} are back`)
}

/** When all that was due is done: nothing waits, nothing is held, and every cent is where it belongs. */
export function compareEnd({ model }: Walk, seen: Seen): void {
  const waiting = model.orders.filter(isAwaiting).map(({ id }) => id)
  explain(waiting.length === 0, `orders ${waiting} wait for ever`)
  for (const order of seen.orders) {
    explain(order.cardDoneCents === order.cardDecidedCents, `order ${order.id} owes its card money for ever`)
    for (const { id, status, bank, decidedCents, doneCents } of order.payments) {
      const name = `payment ${id} of order ${order.id}`
      explain(status !== 'PENDING' && status !== 'HELD', `${name} stays ${status}`)
      explain(bank?.state !== 'OPEN' && bank?.state !== 'CHALLENGED', `${name} can still be paid`)
      explain(doneCents === decidedCents, `${name}: ${doneCents} of ${decidedCents} are back`)
      explain(doneCents === (bank?.refundedCents ?? 0), `${name}: the bank gave ${bank?.refundedCents} back`)
      const isKept = bank?.state === 'SUCCEEDED' && status !== 'SUCCEEDED'
      explain(!isKept || status === 'REFUNDED', `the bank has money of ${name}, which is ${status}`)
    }
  }
}
