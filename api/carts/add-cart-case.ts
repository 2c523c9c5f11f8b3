import { createHash } from 'node:crypto'
import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { ownKey } from '#api/calls/idempotency-key.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { addCartCase } from '#contract/carts/cases.ts'
import { claimKey, findAnswer, keepAnswer } from '#db/queries/basics/idempotency.ts'
import { cartLines } from '#db/queries/carts/cart-lines.ts'
import { addCartLine, type CartRow } from '#db/queries/carts/carts.ts'
import { findOffer } from '#db/queries/catalogue/declinations.ts'
import { isShopOpen } from '#db/queries/sites/sites.ts'
import type { CaseBottles } from '#rules/carts/composed-case.ts'
import { addingProblem } from './adding-problem.ts'
import { affordable } from './affordable.ts'
import { loadCart } from './load-cart.ts'
import { openCart, openMainCart } from './open-cart.ts'
import { readCartAnswers } from './read-cart-answers.ts'

export const handleAddCartCase: Handler<typeof addCartCase> = async (input, parts) => {
  const { db, locale } = parts
  const { params, body } = input
  if (!(await isShopOpen(db))) return { refusal: 'product-not-for-sale' }
  const wish = await claimWish(parts, input)
  const cartId = wish.cartId ?? params.cartId
  const cart = cartId === 'new' ? await openMainCart(parts) : await openCart(parts, cartId)
  if (!cart) return { refusal: 'cart-not-found' }
  if (wish.cartId !== null) return { value: await loadCart(parts, { cart }) }

  const before = await cartLines(db, { cartId: cart.id, locale })
  for (const bottles of body.bottles) {
    const refused = await addBottles(parts, { cart, bottles })
    if (refused) return refused
  }
  if (wish.key !== null) await keepAnswer(db, { key: wish.key, answer: { cartId: cart.id } })
  return affordable(await loadCart(parts, { cart, before }))
}

/** The first to come with a key adds; who comes again is led to the cart that was filled then. */
async function claimWish({ db, principal, visitor }: HandlerContext, input: InputOf<typeof addCartCase>) {
  const { key: given, bottles } = input.body
  const wished = given === undefined ? null : JSON.stringify(['case', given, bottles])
  const key = ownKey({ caller: { idempotencyKey: wished, address: visitor.address }, principal, input: { ...input } })
  if (key === null) return { key, cartId: null }
  const requestHash = createHash('sha256').update(key).digest()
  if (await claimKey(db, { key, requestHash })) return { key, cartId: null }
  const { answer } = await findAnswer(db, key)
  // Written below, in the transaction that claimed the key.
  return { key, cartId: (answer as { cartId: string }).cartId }
}

type Refused = { refusal: 'declination-not-found' } | { problems: Problems }

/** Under the rules of adding one by one; null when they are in the cart. */
async function addBottles(
  parts: HandlerContext,
  { cart, bottles: { id, quantity } }: { cart: CartRow; bottles: CaseBottles },
): Promise<Refused | null> {
  const { db, now } = parts
  const offer = await findOffer(db, id)
  if (offer?.type !== 'WINE') return { refusal: 'declination-not-found' }
  const problem = await addingProblem(db, { cartId: cart.id, offer, quantity })
  if (problem) return { problems: { quantity: problem } }
  const read = await readCartAnswers(parts, { offer, given: [], sent: [] })
  if ('problems' in read) return read
  if ('refusal' in read) return { refusal: 'declination-not-found' }
  await addCartLine(db, {
    cartId: cart.id,
    declinationId: offer.id,
    quantity,
    customizations: read.answers,
    gift: null,
    now,
  })
  return null
}
