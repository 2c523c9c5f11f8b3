import fc from 'fast-check'
import { type Answer, ask, inWords, isDone } from '#tests/walks/ask.ts'
import {
  isAwaiting,
  isInCellar,
  isWhollyRefunded,
  type Model,
  type ModelOrder,
  returnGoods,
  winesIn,
} from '#tests/walks/model.ts'
import { pick, step } from '#tests/walks/step.ts'
import { explain } from '#tests/walks/unexplained.ts'

const hasMoney = (order: ModelOrder) => order.isPaid && order.totalCents > 0 && !isWhollyRefunded(order)
const hasLeft = ({ goods }: ModelOrder) => goods === 'SHIPPED' || goods === 'DELIVERED'
const isCancellable = (order: ModelOrder) => isAwaiting(order) || order.goods === 'PAID'
/** Whoever asks too often waits: that is no business of the books. */
const isLimited = ({ code }: Answer) => code === 'too-many-requests'

/** Mostly an order that it is possible for. */
function chosen(model: Model, { chance, isFit }: { chance: number; isFit: (order: ModelOrder) => boolean }) {
  return (chance % 6 > 0 ? pick(model.orders.filter(isFit), chance) : undefined) ?? pick(model.orders, chance)
}

/** All that is left goes back: the money, the pieces, and what never left the cellar to its shelf. */
function endWholly(model: Model, order: ModelOrder): void {
  const wasInCellar = isInCellar(order)
  order.refundedCents = order.totalCents
  // What cost nothing is not refunded, only ended.
  if (order.totalCents > 0) for (const line of order.lines) line.refunded = line.quantity
  if (!wasInCellar) return
  const taken = winesIn(order.lines)
  returnGoods(model, { order, wines: taken.map((count, wine) => count - (order.returned[wine] ?? 0)) })
  order.goods = 'CANCELLED'
}

/** The customer cancels, perhaps twice at once: possible until somebody prepares it. */
export const cancelOwn = step({
  weight: 3,
  wish: fc.record({ order: fc.nat({ max: 100 }), isTwice: fc.boolean() }),
  isPossible: (model) => model.orders.length > 0,
  tell: (model, { order, isTwice }) =>
    `order ${chosen(model, { chance: order, isFit: isCancellable })?.id} is cancelled by its customer${isTwice ? ' twice at once' : ''}`,
  run: async (walk, wish) => {
    const order = chosen(walk.model, { chance: wish.order, isFit: isCancellable })
    if (!order) return { answer: 'nothing' }
    const once = () => ask(walk, { method: 'POST', url: `/order/${order.publicId}/cancel` })
    const answers = await Promise.all(wish.isTwice ? [once(), once()] : [once()])
    return {
      answer: answers.map(inWords).join(' and '),
      effect: () => {
        const done = answers.filter(isDone).length
        if (answers.some(isLimited) && done === 0) return
        explain(
          done === (isCancellable(order) ? 1 : 0),
          `order ${order.id} is ${order.goods}, and was cancelled ${done} times`,
        )
        if (done === 0) return
        if (isAwaiting(order)) order.goods = 'CANCELLED'
        else endWholly(walk.model, order)
      },
    }
  },
})

/** A return from the wish to the refund, by the customer and the office in turn. */
export const bringBack = step({
  weight: 4,
  wish: fc.record({
    order: fc.nat({ max: 100 }),
    line: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    isFit: fc.boolean(),
  }),
  isPossible: (model) => model.orders.length > 0,
  tell: (model, { order, line, quantity, isFit }) =>
    `${quantity} of line ${line} of order ${chosen(model, { chance: order, isFit: hasLeft })?.id} come back, ${isFit ? '' : 'not '}fit to be sold`,
  run: async (walk, { order: chance, line: wished, quantity, isFit }) => {
    const order = chosen(walk.model, { chance, isFit: hasLeft })
    if (!order) return { answer: 'nothing' }
    const position = wished % Math.max(1, order.lines.length)
    const line = order.lines[position]
    const payload = { lines: [{ line: position, quantity, reason: 'FAULTY' }] }
    const asked = await ask(walk, { method: 'POST', url: `/order/${order.publicId}/back-products`, payload })
    const isPossible = hasLeft(order) && hasMoney(order) && !!line && line.refunded + quantity <= line.quantity
    // What cost nothing has no money, and can be asked back all the same.
    const isFree = order.isPaid && order.totalCents === 0
    explain(isLimited(asked) || isFree || isDone(asked) === isPossible, `a return got ${inWords(asked)}`)
    if (!isDone(asked)) return { answer: inWords(asked) }
    const url = `/admin/order-back/${asked.data.orderBack.id}`
    await ask(walk, { method: 'PUT', url: `${url}/accept` })
    await ask(walk, { method: 'PUT', url: `${url}/receive`, payload: { lines: [{ line: position, isFit }] } })
    const refunded = await ask(walk, { method: 'POST', url: `${url}/refund`, payload: {} })
    // A code may have paid for all of a line, and a gesture may have given its price back.
    if (!isDone(refunded))
      await ask(walk, { method: 'PUT', url: `${url}/refuse`, payload: { reason: 'rien à rendre' } })
    return {
      answer: inWords(refunded),
      effect: () => {
        if (!isDone(refunded) || !line) return
        order.refundedCents += Math.round(refunded.data.orderBack.refunded * 100)
        explain(order.refundedCents <= order.totalCents, `more than all of order ${order.id} was refunded`)
        line.refunded += quantity
        if (isFit) returnGoods(walk.model, { order, wines: winesIn([{ article: line.article, quantity }]) })
      },
    }
  },
})

/** The customer withdraws from all that is left; the office refunds at once what was not ended by that. */
export const withdraw = step({
  weight: 2,
  wish: fc.record({ order: fc.nat({ max: 100 }) }),
  isPossible: (model) => model.orders.length > 0,
  tell: (model, { order }) =>
    `the customer withdraws from order ${chosen(model, { chance: order, isFit: hasMoney })?.id}`,
  run: async (walk, { order: chance }) => {
    const order = chosen(walk.model, { chance, isFit: hasMoney })
    if (!order) return { answer: 'nothing' }
    const body = { order: order.publicId, name: 'Anne' }
    const declared = await ask(walk, { method: 'POST', url: '/withdrawal', payload: body })
    if (!isDone(declared)) {
      const isPossible = hasMoney(order) && order.lines.some(({ quantity, refunded }) => refunded < quantity)
      const isLate = order.goods === 'DELIVERED' && declared.code === 'withdrawal-over'
      explain(!isPossible || isLate || isLimited(declared), `a withdrawal got ${inWords(declared)}`)
      return { answer: inWords(declared) }
    }
    const { id, state } = declared.data.withdrawal
    const url = `/admin/order-back/${id}/refund`
    const refunded = state === 'REFUNDED' ? declared : await ask(walk, { method: 'POST', url, payload: {} })
    const isFree = order.totalCents === 0
    explain(isDone(refunded) || isFree, `a withdrawal was not refunded: ${inWords(refunded)}`)
    return { answer: inWords(refunded), effect: () => isDone(refunded) && endWholly(walk.model, order) }
  },
})
