import fc from 'fast-check'
import { ask, inWords, isDone } from '#tests/walks/ask.ts'
import { ARTICLES, type Goods, type Model, type ModelOrder, OPENING_CARDS, OPENING_STOCK } from '#tests/walks/model.ts'
import { pick, step } from '#tests/walks/step.ts'
import { explain } from '#tests/walks/unexplained.ts'
import { articleName } from './cart-steps.ts'

/** A correction, as whoever counts the bottles writes it: also below what orders hold. */
export const setStock = step({
  weight: 3,
  wish: fc.record({ wine: fc.nat({ max: OPENING_STOCK.length - 1 }), quantity: fc.nat({ max: 14 }) }),
  tell: (_, { wine, quantity }) => `${quantity} of ${articleName(wine)} are counted`,
  run: async ({ shop, stage, model }, { wine, quantity }) => {
    const sql = 'update estate.declinations set quantity = $2 where site_id = 1 and id = $1'
    await shop.admin.query(sql, [stage.articles[wine], quantity])
    model.stock[wine] = quantity
    return { answer: 'done' }
  },
})

export const setPrice = step({
  weight: 2,
  wish: fc.record({ article: fc.nat({ max: ARTICLES.length - 1 }), euros: fc.integer({ min: 1, max: 40 }) }),
  tell: (_, { article, euros }) => `${articleName(article)} costs ${euros} €`,
  run: async ({ shop, stage, model }, { article, euros }) => {
    const sql = 'update estate.declinations set fixed_price_cents = $2 where site_id = 1 and id = $1'
    await shop.admin.query(sql, [stage.articles[article], euros * 100])
    model.prices[article] = euros * 100
    return { answer: 'done' }
  },
})

/** A card that was lost can be stopped, and found again. What unpaid orders hold of it, they keep. */
export const stopCard = step({
  weight: 1,
  wish: fc.record({ card: fc.nat({ max: OPENING_CARDS.length - 1 }), isStopped: fc.boolean() }),
  tell: (_, { card, isStopped }) => `gift card ${card} is ${isStopped ? 'stopped' : 'used again'}`,
  run: async (walk, { card, isStopped }) => {
    const url = `/admin/gift-card/${walk.stage.cards[card]?.id}/stop`
    const answer = await ask(walk, { method: 'PUT', url, payload: { isStopped } })
    explain(isDone(answer), `a card could not be stopped: ${inWords(answer)}`)
    const known = walk.model.cards[card]
    if (known) known.isStopped = isStopped
    return { answer: inWords(answer) }
  },
})

const MOVES = ['IN_PREPARATION', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'CANCELLED'] as const

/** Where goods may go: cancelled only before they are paid, on their way as they were wished, there once they left. */
function mayMove({ goods, wish }: ModelOrder, to: Goods): boolean {
  const isFetched = wish.slot !== null
  switch (to) {
    case 'CANCELLED':
      return goods === 'AWAITING_PAYMENT'
    case 'IN_PREPARATION':
      return goods === 'PAID'
    case 'SHIPPED':
      return !isFetched && (goods === 'PAID' || goods === 'IN_PREPARATION')
    case 'READY_FOR_PICKUP':
      return isFetched && (goods === 'PAID' || goods === 'IN_PREPARATION')
    default:
      return to === 'DELIVERED' && (goods === 'SHIPPED' || goods === 'READY_FOR_PICKUP')
  }
}

/** Mostly an order that can go there. */
function movedOrder(model: Model, { order, to }: { order: number; to: Goods }): ModelOrder | undefined {
  const movable = model.orders.filter((one) => mayMove(one, to))
  return (order % 6 > 0 ? pick(movable, order) : undefined) ?? pick(model.orders, order)
}

export const moveOrder = step({
  weight: 8,
  wish: fc.record({ order: fc.nat({ max: 100 }), to: fc.constantFrom(...MOVES) }),
  isPossible: (model) => model.orders.length > 0,
  tell: (model, wish) => `order ${movedOrder(model, wish)?.id} becomes ${wish.to}`,
  run: async (walk, wish) => {
    const order = movedOrder(walk.model, wish)
    if (!order) return { answer: 'nothing' }
    const isHandedOver = wish.to === 'DELIVERED' && order.wish.slot !== null
    const answer = await (isHandedOver
      ? ask(walk, { method: 'PUT', url: `/admin/orders/${order.id}/hand-over`, payload: { reason: 'Connu de nous' } })
      : ask(walk, { method: 'PUT', url: `/admin/order/${order.id}/status`, payload: { status: wish.to } }))
    const { goods } = order
    explain(
      isDone(answer) === mayMove(order, wish.to),
      `order ${order.id} is ${goods}, and ${wish.to} got ${inWords(answer)}`,
    )
    if (isDone(answer)) order.goods = wish.to
    return { answer: inWords(answer) }
  },
})
