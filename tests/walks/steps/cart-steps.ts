import fc from 'fast-check'
import { type Answer, ask, inWords, isDone } from '#tests/walks/ask.ts'
import {
  ARTICLES,
  CARTS_EACH,
  CUSTOMERS,
  customerOf,
  livingOrder,
  type Model,
  type ModelCart,
} from '#tests/walks/model.ts'
import { pick, step } from '#tests/walks/step.ts'
import { explain } from '#tests/walks/unexplained.ts'
import type { Walk } from '#tests/walks/walk.ts'

export const CARTS = CUSTOMERS.length * CARTS_EACH
export const cartName = (cart: number) => `${CUSTOMERS[customerOf(cart)]?.name}'s cart ${cart % CARTS_EACH}`
export const articleName = (article: number) => (article < ARTICLES.length - 1 ? `wine ${article}` : 'the box')

/** Carts are no books: what lies in one is what the answer says. One whose order is paid is history. */
function keepCart(walk: Walk, { cart, answer }: { cart: number; answer: Answer }): void {
  const known = walk.model.carts[cart]
  if (isDone(answer)) {
    const products: { id: number; idCartProduct: number; quantity: number }[] = answer.data.products
    const lines = products.map(({ id, idCartProduct, quantity }) => ({
      article: walk.stage.articles.indexOf(id),
      idCartProduct,
      quantity,
    }))
    walk.model.carts[cart] = { id: answer.data.id, lines }
  } else if (answer.code === 'cart-not-found') {
    const order = known && livingOrder(walk.model, known.id)
    explain(order?.isPaid === true, `${cartName(cart)} is gone, though nobody has paid it`)
    walk.model.carts[cart] = null
  }
}

const cart = fc.nat({ max: CARTS - 1 })

export const add = step({
  weight: 14,
  wish: fc.record({ cart, article: fc.nat({ max: ARTICLES.length - 1 }), quantity: fc.integer({ min: 1, max: 6 }) }),
  tell: (_, wish) => `${wish.quantity} of ${articleName(wish.article)} into ${cartName(wish.cart)}`,
  run: async (walk, wish) => {
    const id = walk.model.carts[wish.cart]?.id ?? 'new'
    const url = `/cart/${id}/product/${walk.stage.articles[wish.article]}`
    const payload = { quantity: wish.quantity }
    const answer = await ask(walk, { method: 'POST', url, payload, customer: customerOf(wish.cart) })
    keepCart(walk, { cart: wish.cart, answer })
    return { answer: inWords(answer) }
  },
})

const line = fc.record({ cart, line: fc.nat({ max: 5 }) })

function findLine(model: Model, wish: { cart: number; line: number }) {
  const found: ModelCart | null | undefined = model.carts[wish.cart]
  const picked = found && pick(found.lines, wish.line)
  return found && picked ? { id: found.id, ...picked } : null
}

export const setQuantity = step({
  weight: 4,
  wish: fc.record({ at: line, quantity: fc.integer({ min: 1, max: 8 }) }),
  isPossible: (model, { at }) => findLine(model, at) !== null,
  tell: (model, { at, quantity }) =>
    `${articleName(findLine(model, at)?.article ?? 0)} in ${cartName(at.cart)} becomes ${quantity}`,
  run: async (walk, { at, quantity }) => {
    const found = findLine(walk.model, at)
    const url = `/cart/${found?.id}/product/${walk.stage.articles[found?.article ?? 0]}/quantity`
    const payload = { quantity, idCartProduct: found?.idCartProduct }
    const answer = await ask(walk, { method: 'PUT', url, payload, customer: customerOf(at.cart) })
    // A cart that leads on to what its order left over has other lines.
    if (answer.code === 'cart-line-not-found') walk.model.carts[at.cart] = null
    keepCart(walk, { cart: at.cart, answer })
    return { answer: inWords(answer) }
  },
})

export const remove = step({
  weight: 1,
  wish: line,
  isPossible: (model, wish) => findLine(model, wish) !== null,
  tell: (model, wish) => `${articleName(findLine(model, wish)?.article ?? 0)} out of ${cartName(wish.cart)}`,
  run: async (walk, wish) => {
    const found = findLine(walk.model, wish)
    const url = `/cart/${found?.id}/product/${walk.stage.articles[found?.article ?? 0]}/${found?.idCartProduct}`
    const answer = await ask(walk, { method: 'DELETE', url, customer: customerOf(wish.cart) })
    keepCart(walk, { cart: wish.cart, answer })
    return { answer: inWords(answer) }
  },
})

export const fetchNewCart = step({
  weight: 3,
  wish: cart,
  isPossible: (model, wish) => model.carts[wish] !== null,
  tell: (_, wish) => `${cartName(wish)} is left behind`,
  run: async (walk, wish) => {
    walk.model.carts[wish] = null
    return { answer: 'done' }
  },
})
