import type { Cart } from '#contract/carts/carts.ts'
import { type Cents, cents, eurosToCents } from '#rules/basics/money.ts'
import { payWithCards } from '#rules/gift-cards/card-shares.ts'

/** A gift card that was added to the payment. */
export interface AddedCard {
  code: string
  /** In euros, as the server said it. */
  balance: number
  /** The server no longer takes it. */
  isRefused?: boolean
}

interface CardPayment {
  /** What each card pays, in their order. */
  parts: Cents[]
  paid: Cents
  left: Cents
}

interface CardPaymentOptions {
  total: Cents
  cart: Pick<Cart, 'products'>
  cards: readonly AddedCard[]
}

/** What gift cards pay of an order, and what is left. A card does not buy a card. The server counts it again. */
export function cardPayment({ total, cart, cards }: CardPaymentOptions): CardPayment {
  const bought = cart.products
    .filter(({ gift, isUnavailable }) => gift && !isUnavailable)
    .reduce((sum, line) => sum + eurosToCents(line.total), 0)
  const payable = Math.max(0, total - bought)
  const funds = cards.map(({ balance, isRefused }, id) => ({ id, free: isRefused ? 0 : eurosToCents(balance) }))
  const { shares } = payWithCards(payable, funds)
  const parts = cards.map((_, at) => shares.find(({ cardId }) => cardId === at)?.cents ?? cents(0))
  const paid = cents(parts.reduce((sum, part) => sum + part, 0))
  return { parts, paid, left: cents(total - paid) }
}
