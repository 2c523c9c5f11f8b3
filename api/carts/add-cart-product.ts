import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { storeFile } from '#api/customizations/keep-file.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { addCartProduct } from '#contract/carts/carts.ts'
import { jsonOrNull } from '#db/queries/carts/carts.ts'
import { sentQuantity } from '#rules/carts/quantities.ts'
import { addLine } from './add-line.ts'
import { knownAddingProblem } from './adding-problem.ts'
import { affordable } from './affordable.ts'
import { findAddedLine, openCartForLine } from './open-cart-for-line.ts'
import { readCartAnswers } from './read-cart-answers.ts'
import { readGift } from './read-gift.ts'

export const handleAddCartProduct: Handler<typeof addCartProduct> = async ({ params, body, files }, parts) => {
  const { db, now } = parts
  const opened = await openCartForLine(parts, params)
  const { line, before, ground } = opened
  if (!line || line.offer_id === null) return { refusal: 'declination-not-found' }
  if (!line.is_on_sale) return { refusal: 'product-not-for-sale' }
  const quantity = sentQuantity(body.quantity)
  if (quantity === null) return { problems: { quantity: { problem: 'not-a-number' } } }

  const said = await readGift(db, {
    offer: { id: line.id, isGiftCard: line.is_gift_card },
    wish: body.gift ?? null,
    now,
  })
  if ('problems' in said) return said
  const { cart } = opened
  if (!cart) return { refusal: 'cart-not-found' }
  const wanted = before.map((one) => ({ declinationId: one.id, quantity: one.quantity }))
  const problem = knownAddingProblem({ offer: line, quantity, wanted, needs: ground.needs })
  if (problem) return { problems: { quantity: problem } }
  // Pictures are opened last: whatever else is wrong is told before.
  const read = await readAnswers(parts, { line, body, files })
  if (!('noted' in read)) return read

  const wish = { customizations: JSON.stringify(read.answers), gift: jsonOrNull(said.gift) }
  const isPlain = read.answers.length === 0 && said.gift === null
  const added = isPlain ? line : await findAddedLine(parts, { ...wish, cartId: cart.id, declinationId: line.id })
  const filled = affordable(await addLine(parts, { ...opened, ...wish, cart, line: added, quantity }))
  if ('value' in filled) for (const picture of read.noted) await storeFile(parts, picture)
  return filled
}

interface ReadAnswersOptions extends Pick<InputOf<typeof addCartProduct>, 'body' | 'files'> {
  line: { product_id: number; final_cents: number; asks_questions: boolean }
}

/** What asks nothing and is told nothing has no answers. */
async function readAnswers(
  parts: HandlerContext,
  { line, body: { customizations: given }, files }: ReadAnswersOptions,
) {
  if (!line.asks_questions && given.length === 0 && files.length === 0) return { answers: [], noted: [] }
  return readCartAnswers(parts, { offer: line, given, sent: files })
}
