import fc from 'fast-check'
import { orderBody } from '#tests/support/test-orders.ts'
import { ask, inWords } from '#tests/walks/ask.ts'
import {
  CODES,
  customerOf,
  livingOrder,
  type Model,
  OPENING_CARDS,
  type OrderWish,
  SLOTS,
  totalOf,
} from '#tests/walks/model.ts'
import { type AskedOrder, keepOrders } from '#tests/walks/placing.ts'
import { pick, step } from '#tests/walks/step.ts'
import type { Walk } from '#tests/walks/walk.ts'
import { CARTS, cartName } from './cart-steps.ts'

const SLOT_MINUTES = 60
const FIRST_SLOT = 9 * 60

const cart = fc.nat({ max: 4 * CARTS - 1 })
const wish = fc.record({
  slot: fc.option(fc.nat({ max: SLOTS - 1 }), { freq: 2 }),
  code: fc.option(fc.nat({ max: CODES.length - 1 }), { freq: 2 }),
  card: fc.option(fc.nat({ max: OPENING_CARDS.length - 1 }), { freq: 2 }),
  message: fc.constantFrom('', 'Merci'),
})

interface Sent {
  cart: number
  wish: OrderWish
  /** Whether the total that the customer has seen is sent along. */
  isShown: boolean
}

const sent: fc.Arbitrary<Sent> = fc.record({ cart, wish, isShown: fc.boolean() })

/** Among the carts that hold something; mostly one that was not ordered yet. */
function filledCart(model: Model, { chance, except }: { chance: number; except?: number }): number | undefined {
  const filled = model.carts.flatMap((one, at) => (at !== except && one && one.lines.length > 0 ? [at] : []))
  const fresh = filled.filter((at) => !livingOrder(model, model.carts[at]?.id ?? ''))
  return (chance % 4 > 0 ? pick(fresh, chance) : undefined) ?? pick(filled, chance)
}

const hasFilledCart = (model: Model) => model.carts.some((one) => one && one.lines.length > 0)

async function send(walk: Walk, { cart, wish, isShown }: Sent): Promise<Omit<AskedOrder, 'isBankAway'>> {
  const { model, stage } = walk
  const { id = '', lines = [] } = model.carts[cart] ?? {}
  const shownCents = isShown ? totalOf(model, { lines, wish }) : null
  const body = orderBody(id)
  const customer = customerOf(cart)
  const answer = await ask(walk, {
    method: 'POST',
    url: '/order',
    customer,
    payload: {
      ...body,
      user: { ...body.user, email: stage.emails[customer] },
      message: wish.message,
      ...(wish.code === null ? {} : { discount: { code: stage.codes[wish.code]?.code } }),
      ...(wish.card === null ? {} : { giftCards: [stage.cards[wish.card]?.code] }),
      ...(shownCents === null ? {} : { shownTotal: shownCents / 100 }),
      ...delivery(walk, wish.slot),
    },
  })
  return { cart, wish, shownCents, answer }
}

function delivery({ stage }: Walk, slot: number | null) {
  if (slot === null) return { delivery: { type: 'DELIVERY', idCarrier: stage.carrier } }
  return {
    delivery: { type: 'CLICK_AND_COLLECT', idAddress: stage.place },
    dateSchedule: stage.slotDay,
    idSchedule: FIRST_SLOT + slot * SLOT_MINUTES,
  }
}

function tellWish({ cart, wish, isShown }: Sent): string {
  const way = wish.slot === null ? 'by carrier' : `to fetch in slot ${wish.slot}`
  const code = wish.code === null ? '' : ` with code ${CODES[wish.code]?.name}`
  const card = wish.card === null ? '' : ` by gift card ${wish.card}`
  return `${cartName(cart)} is ordered ${way}${code}${card}${wish.message && ' with a message'}${isShown ? ' as shown' : ''}`
}

export const order = step({
  weight: 16,
  wish: fc.record({
    sent,
    bank: fc.constantFrom('well' as const, 'well' as const, 'well' as const, 'away' as const, 'deaf' as const),
  }),
  isPossible: hasFilledCart,
  tell: (model, { sent, bank }) =>
    `${tellWish({ ...sent, cart: filledCart(model, { chance: sent.cart }) ?? 0 })}${bank === 'well' ? '' : `, the bank is ${bank}`}`,
  run: async (walk, { sent, bank }) => {
    const chosen = { ...sent, cart: filledCart(walk.model, { chance: sent.cart }) ?? 0 }
    const asked = { ...(await walk.shop.during(bank, () => send(walk, chosen))), isBankAway: bank !== 'well' }
    return { answer: inWords(asked.answer), effect: (seen) => keepOrders(walk, { asked: [asked], seen }) }
  },
})

/** The wish of an order that waits to be paid, once more. */
export const orderAgain = step({
  weight: 4,
  wish: fc.record({ order: fc.nat({ max: 100 }), isShown: fc.boolean(), isTwice: fc.boolean() }),
  isPossible: (model) => openCarts(model).length > 0,
  tell: (model, { order, isTwice }) => {
    const found = pick(openCarts(model), order)
    return `${cartName(found?.cart ?? 0)} is ordered again as before${isTwice ? ', twice at once' : ''}`
  },
  run: async (walk, { order, isShown, isTwice }) => {
    const found = pick(openCarts(walk.model), order)
    if (!found) return { answer: 'nothing' }
    const again = () => send(walk, { ...found, isShown })
    const sentAgain = await Promise.all(isTwice ? [again(), again()] : [again()])
    const asked = sentAgain.map((one) => ({ ...one, isBankAway: false }))
    return {
      answer: asked.map((one) => inWords(one.answer)).join(' and '),
      effect: (seen) => keepOrders(walk, { asked, seen }),
    }
  },
})

function openCarts(model: Model): { cart: number; wish: OrderWish }[] {
  return model.carts.flatMap((one, cart) => {
    const known = one && livingOrder(model, one.id)
    return known?.goods === 'AWAITING_PAYMENT' ? [{ cart, wish: known.wish }] : []
  })
}

/** Two carts at the same moment: the last bottles, the last use of a code, the last room of a slot. */
export const orderAtOnce = step({
  weight: 6,
  wish: fc.record({ one: sent, other: sent, isSameWish: fc.boolean() }),
  isPossible: hasFilledCart,
  tell: (model, wish) => pair(model, wish).map(tellWish).join(', and at once '),
  run: async (walk, wish) => {
    const asked = (await Promise.all(pair(walk.model, wish).map((one) => send(walk, one)))).map((one) => ({
      ...one,
      isBankAway: false,
    }))
    return {
      answer: asked.map((one) => inWords(one.answer)).join(' and '),
      effect: (seen) => keepOrders(walk, { asked, seen }),
    }
  },
})

/** Two filled carts; one twice where there is no other. Both wish the same, as people who wait for the same thing do. */
function pair(model: Model, { one, other, isSameWish }: { one: Sent; other: Sent; isSameWish: boolean }): Sent[] {
  const first = filledCart(model, { chance: one.cart }) ?? 0
  const second = filledCart(model, { chance: other.cart, except: first }) ?? first
  // One cart ordered at once in two ways would leave it to chance which order lives.
  const wish = isSameWish || second === first ? { wish: one.wish, isShown: one.isShown } : other
  return [
    { ...one, cart: first },
    { ...other, ...wish, cart: second },
  ]
}
