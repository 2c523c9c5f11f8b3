import fc from 'fast-check'
import { tellOfPayment } from '#tests/support/bank-messages.ts'
import { type Answer, ask, inWords, isDone } from '#tests/walks/ask.ts'
import { type BankState, isSoldOut, type Model, type ModelOrder, type ModelPayment } from '#tests/walks/model.ts'
import { pick, step } from '#tests/walks/step.ts'
import { explain } from '#tests/walks/unexplained.ts'
import type { Walk } from '#tests/walks/walk.ts'

/** Who tells the shop how a payment ended. */
const HERALDS = ['message', 'return', 'message twice', 'both at once', 'nobody'] as const
type Herald = (typeof HERALDS)[number]

interface OpenedPayment {
  order: ModelOrder
  payment: ModelPayment
}

function paymentsOf(model: Model, states?: readonly BankState[]): OpenedPayment[] {
  return model.orders.flatMap((order) =>
    order.payments.flatMap((payment) => (!states || states.includes(payment.bank) ? [{ order, payment }] : [])),
  )
}

const WAITING = ['OPEN', 'CHALLENGED'] as const
const CARDS = { good: '4242424242424242', refused: '4000000000000002', challenging: '4000000000003220' } as const
type Card = keyof typeof CARDS
const ENDS: Record<Card, BankState> = { good: 'SUCCEEDED', refused: 'FAILED', challenging: 'CHALLENGED' }

/** Mostly what can still be paid; what is over must stay so. */
const payable = (model: Model, chance: number): OpenedPayment | undefined =>
  (chance % 8 > 0 ? pick(paymentsOf(model, WAITING), chance) : undefined) ?? pick(paymentsOf(model), chance)

export const pay = step({
  weight: 24,
  wish: fc.record({
    payment: fc.nat({ max: 100 }),
    card: fc.constantFrom<Card>('good', 'good', 'good', 'refused', 'challenging'),
    herald: fc.constantFrom(...HERALDS),
  }),
  isPossible: (model) => paymentsOf(model).length > 0,
  tell: (model, { payment, card, herald }) =>
    `order ${payable(model, payment)?.order.id} is paid with a ${card} card, the shop hears by ${herald}`,
  run: async (walk, { payment, card, herald }) => {
    const found = payable(walk.model, payment)
    if (!found) return { answer: 'nothing' }
    const answer = await ask(walk, {
      method: 'POST',
      url: `/test-payment/${found.payment.reference}`,
      payload: { number: CARDS[card], expiry: '12/49', securityCode: '123' },
      customer: found.order.customer,
    })
    moveAtBank(found, { answer, from: WAITING, to: ENDS[card] })
    return { answer: inWords(answer), heard: await tellBy(walk, { found, herald }) }
  },
})

const ANSWERS: Record<string, BankState> = { CONFIRM: 'SUCCEEDED', REFUSE: 'FAILED', CANCEL: 'CANCELLED' }
const challenged = (model: Model, chance: number) =>
  pick(paymentsOf(model, ['CHALLENGED']), chance) ?? pick(paymentsOf(model), chance)

/** To the question for strong authentication; leaving the bank's page is an answer as well. */
export const answerBank = step({
  weight: 6,
  wish: fc.record({
    payment: fc.nat({ max: 100 }),
    given: fc.constantFrom('CONFIRM', 'REFUSE', 'CANCEL'),
    herald: fc.constantFrom(...HERALDS),
  }),
  isPossible: (model) => paymentsOf(model).length > 0,
  tell: (model, { payment, given, herald }) =>
    `the buyer of order ${challenged(model, payment)?.order.id} answers the bank ${given}, the shop hears by ${herald}`,
  run: async (walk, { payment, given, herald }) => {
    const found = challenged(walk.model, payment)
    if (!found) return { answer: 'nothing' }
    const answer = await ask(walk, {
      method: 'POST',
      url: `/test-payment/${found.payment.reference}/answer`,
      payload: { answer: given },
      customer: found.order.customer,
    })
    moveAtBank(found, {
      answer,
      from: given === 'CANCEL' ? WAITING : ['CHALLENGED'],
      to: ANSWERS[given] ?? 'CANCELLED',
    })
    return { answer: inWords(answer), heard: await tellBy(walk, { found, herald }) }
  },
})

interface BankMove {
  answer: Answer
  from: readonly BankState[]
  to: BankState
}

function moveAtBank({ order, payment }: OpenedPayment, { answer, from, to }: BankMove): void {
  const mayMove = from.includes(payment.bank)
  explain(isDone(answer) === mayMove, `the bank says ${inWords(answer)} to order ${order.id}, which is ${payment.bank}`)
  if (mayMove) payment.bank = to
}

let messages = 0

/** Tells the shop; gives the payments of which it has heard. */
async function tellBy(walk: Walk, { found, herald }: { found: OpenedPayment; herald: Herald }): Promise<string[]> {
  const { reference } = found.payment
  messages += 1
  const id = `event-${messages}`
  const message = async () => {
    const heard = await tellOfPayment(walk.shop, { reference, id, at: walk.shop.now() })
    explain(heard.statusCode === 200, `the bank's message got ${heard.statusCode}: ${heard.body}`)
  }
  const comeBack = async () => {
    const url = `/order/cawl/result/${found.order.publicId}`
    const answer = await ask(walk, { method: 'GET', url, customer: found.order.customer })
    explain(isDone(answer), `the return page got ${inWords(answer)}`)
  }
  const ways: Record<Herald, () => Promise<unknown>> = {
    message,
    return: comeBack,
    'message twice': async () => {
      await message()
      await message()
    },
    'both at once': () => Promise.all([message(), comeBack()]),
    nobody: async () => {},
  }
  await ways[herald]()
  return herald === 'nobody' ? [] : [reference]
}

/** Late, of any payment and however often. */
export const tellShop = step({
  weight: 5,
  wish: fc.record({ payment: fc.nat({ max: 100 }), herald: fc.constantFrom(...HERALDS) }),
  isPossible: (model) => paymentsOf(model).length > 0,
  tell: (model, { payment, herald }) => `of order ${pick(paymentsOf(model), payment)?.order.id} tells ${herald}`,
  run: async (walk, { payment, herald }) => {
    const found = pick(paymentsOf(walk.model), payment)
    if (!found) return { answer: 'nothing' }
    const heard = await tellBy(walk, { found, herald })
    // Who comes back asks after the newest payment of an order only.
    const isNewest = found.order.payments.at(-1) === found.payment
    return { answer: 'done', heard: herald === 'return' && !isNewest ? [] : heard }
  },
})

/** The office cancels an order at the moment at which the bank tells that it is paid. */
export const cancelWhilePaid = step({
  weight: 3,
  wish: fc.record({ payment: fc.nat({ max: 100 }), minutes: fc.constantFrom(0, 0, 31) }),
  isPossible: (model) => paymentsOf(model, WAITING).length > 0,
  tell: (model, { payment, minutes }) =>
    `order ${pick(paymentsOf(model, WAITING), payment)?.order.id} is paid, and told at once with ${minutes ? 'its end of hold' : 'its cancellation'}`,
  run: async (walk, { payment, minutes }) => {
    const found = pick(paymentsOf(walk.model, WAITING), payment)
    if (!found) return { answer: 'nothing' }
    const url = `/test-payment/${found.payment.reference}`
    const payload = { number: CARDS.good, expiry: '12/49', securityCode: '123' }
    const paid = await ask(walk, { method: 'POST', url, payload, customer: found.order.customer })
    moveAtBank(found, { answer: paid, from: WAITING, to: 'SUCCEEDED' })
    const told = () => tellBy(walk, { found, herald: 'message' })
    if (minutes > 0) {
      walk.model.now += minutes * 60_000
      const [, heard] = await Promise.all([walk.shop.pass(minutes), told()])
      return { answer: 'done', heard, timePassed: 'well' }
    }
    const cancel = ask(walk, {
      method: 'PUT',
      url: `/admin/order/${found.order.id}/status`,
      payload: { status: 'CANCELLED' },
    })
    const [heard, answer] = await Promise.all([told(), cancel])
    const effect = () => {
      if (isDone(answer)) found.order.goods = 'CANCELLED'
    }
    // Whoever finds the stock gone lets go of the order before giving the money back: cancelled in between, that is left
    // to the check of payments which the cancellation asks for. At the end of the walk it must be back all the same.
    const isLeft = isDone(answer) && isSoldOut(walk.model, found.order)
    return { answer: inWords(answer), heard: isLeft ? [] : heard, effect }
  },
})
