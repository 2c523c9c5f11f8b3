import fc from 'fast-check'
import { type Answer, ask, inWords, isDone } from '#tests/walks/ask.ts'
import {
  isInCellar,
  isWhollyRefunded,
  type Model,
  type ModelOrder,
  type OrderLine,
  returnGoods,
  winesIn,
} from '#tests/walks/model.ts'
import { pick, step } from '#tests/walks/step.ts'
import { explain } from '#tests/walks/unexplained.ts'

const KINDS = ['line', 'line', 'shipping', 'goodwill', 'amount', 'whole'] as const
const SHIPPING_PART_CENTS = 400

interface RefundWish {
  order: number
  kind: (typeof KINDS)[number]
  line: number
  quantity: number
  isRestocked: boolean
  euros: number
  /** Twice at the same moment, as by two people of the office. */
  isTwice: boolean
}

/** Mostly of an order that has money left. */
function refundedOrder(model: Model, chance: number): ModelOrder | undefined {
  const refundable = model.orders.filter(isRefundable)
  return (chance % 8 > 0 ? pick(refundable, chance) : undefined) ?? pick(model.orders, chance)
}

const isRefundable = (order: ModelOrder) => order.isPaid && order.totalCents > 0 && !isWhollyRefunded(order)

export const refund = step<RefundWish>({
  weight: 8,
  wish: fc.record({
    order: fc.nat({ max: 100 }),
    kind: fc.constantFrom(...KINDS),
    line: fc.nat({ max: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    isRestocked: fc.boolean(),
    euros: fc.integer({ min: 1, max: 30 }),
    isTwice: fc.boolean(),
  }),
  isPossible: (model) => model.orders.length > 0,
  tell: (model, wish) =>
    `order ${refundedOrder(model, wish.order)?.id} is refunded${wish.isTwice ? ' twice at once' : ''}: ${tellKind(wish)}`,
  run: async (walk, wish) => {
    const order = refundedOrder(walk.model, wish.order)
    if (!order) return { answer: 'nothing' }
    const url = `/admin/order/${order.id}/refund`
    const payload = bodyOf(order, wish)
    const once = () => ask(walk, { method: 'POST', url, payload })
    const answers = await Promise.all(wish.isTwice ? [once(), once()] : [once()])
    const asked = { order, wish, cents: order.totalCents - order.refundedCents }
    return {
      answer: answers.map(inWords).join(' and '),
      effect: () => keepRefunds(walk.model, { ...asked, answers }),
    }
  },
})

function tellKind({ kind, line, quantity, isRestocked, euros }: RefundWish): string {
  if (kind === 'line') return `${quantity} of line ${line}, ${isRestocked ? '' : 'not '}back on the shelf`
  if (kind === 'shipping') return `${SHIPPING_PART_CENTS} cents of its delivery`
  return kind === 'whole' ? 'all that is left' : `${euros} € as ${kind}`
}

const lineOf = (order: ModelOrder, { line }: RefundWish) => line % Math.max(1, order.lines.length)

function bodyOf(order: ModelOrder, wish: RefundWish): object {
  const { kind, quantity, isRestocked, euros } = wish
  switch (kind) {
    case 'line':
      return { lines: [{ line: lineOf(order, wish), quantity, isRestocked }] }
    case 'shipping':
      return { shipping: SHIPPING_PART_CENTS / 100 }
    case 'goodwill':
      return { goodwill: euros }
    case 'amount':
      return { amount: euros }
    case 'whole':
      // Of what has no money left, a cent: it must be refused.
      return { amount: Math.max(1, order.totalCents - order.refundedCents) / 100 }
  }
}

interface AskedRefunds {
  order: ModelOrder
  wish: RefundWish
  /** What was left of the order when it was asked. */
  cents: number
  answers: readonly Answer[]
}

/** Of two at once, the one after which more is refunded came later; what was refused was refused last. */
function keepRefunds(model: Model, { order, wish, cents, answers }: AskedRefunds): void {
  const done = answers.filter(isDone).map(({ data }) => Math.round(data.order.refunded * 100))
  for (const refundedCents of done.sort((a, b) => a - b)) keepRefund(model, { order, wish, cents, refundedCents })
  for (const answer of answers.filter((one) => !isDone(one))) {
    explain(explainsRefusal({ order, wish, cents }, answer), `a refund was refused for no reason: ${inWords(answer)}`)
  }
}

type AskedRefund = Omit<AskedRefunds, 'answers'>

function keepRefund(model: Model, asked: AskedRefund & { refundedCents: number }): void {
  const { order, wish, refundedCents } = asked
  explain(isRefundable(order), `order ${order.id} was refunded without money`)
  const amount = refundedCents - order.refundedCents
  const { least, most } = worth(asked)
  explain(amount >= least && amount <= most, `${amount} were refunded, and should be ${least} to ${most}`)
  const wasInCellar = isInCellar(order)
  order.refundedCents = refundedCents
  if (wish.kind === 'shipping') order.refundedShippingCents += amount
  const line = order.lines[lineOf(order, wish)]
  if (wish.kind === 'line' && line) {
    line.refunded += wish.quantity
    explain(line.refunded <= line.quantity, `more of a line was refunded than was bought`)
    const wines = winesIn([{ article: line.article, quantity: wish.quantity }])
    if (wish.isRestocked) returnGoods(model, { order, wines })
  }
  // What was wholly paid back before it left stays, all of it, and is for sale again.
  if (!isWhollyRefunded(order) || !wasInCellar) return
  const taken = winesIn(order.lines)
  returnGoods(model, { order, wines: taken.map((count, wine) => count - (order.returned[wine] ?? 0)) })
  order.goods = 'CANCELLED'
}

/** What may go back. A code's share of a line is not repeated here: such a line is worth its price at most. */
function worth({ order, wish, cents }: AskedRefund): { least: number; most: number } {
  const left = order.totalCents - order.refundedCents
  const exactly = (amount: number) => ({ least: amount, most: amount })
  switch (wish.kind) {
    case 'line': {
      const price = lineWorth(order.lines[lineOf(order, wish)], wish.quantity)
      return { least: order.wish.code === null ? Math.min(price, left) : 1, most: Math.min(price, left) }
    }
    case 'shipping':
      return exactly(Math.min(SHIPPING_PART_CENTS, left))
    case 'whole':
      return exactly(cents)
    default:
      return exactly(wish.euros * 100)
  }
}

const lineWorth = (line: OrderLine | undefined, quantity: number) => (line?.unitCents ?? 0) * quantity

function explainsRefusal({ order, wish, cents }: AskedRefund, { code }: Answer): boolean {
  if (!isRefundable(order)) return code === 'order-move-illegal'
  if (code !== 'refund-too-large') return false
  const left = order.totalCents - order.refundedCents
  switch (wish.kind) {
    case 'line': {
      const line = order.lines[lineOf(order, wish)]
      // A code may have paid for all of a line.
      return !line || line.refunded + wish.quantity > line.quantity || order.wish.code !== null
    }
    case 'shipping':
      return order.refundedShippingCents + SHIPPING_PART_CENTS > order.shippingCents
    case 'whole':
      return left < cents
    default:
      return wish.euros * 100 > left
  }
}
