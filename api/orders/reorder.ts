import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { addingProblem } from '#api/carts/adding-problem.ts'
import { affordable } from '#api/carts/affordable.ts'
import { loadCart } from '#api/carts/load-cart.ts'
import { openCart, openMainCart } from '#api/carts/open-cart.ts'
import { bottleFormat } from '#api/catalogue/wine-words.ts'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { reorder } from '#contract/orders/order-actions.ts'
import { addCartLine } from '#db/queries/carts/carts.ts'
import { findOffer } from '#db/queries/catalogue/declinations.ts'
import { findBottles, findOffersOf, type KnownOffer } from '#db/queries/catalogue/other-vintages.ts'
import { customizationsByProduct } from '#db/queries/customizations/customizations.ts'
import { findOrderLines, type OrderLineRow } from '#db/queries/orders/orders.ts'
import { isShopOpen } from '#db/queries/sites/sites.ts'
import { nextVintage } from '#rules/catalogue/next-vintage.ts'
import { declinationPath, productPath } from '#rules/catalogue/product-address.ts'
import { isComplete, openQuestions } from '#rules/customizations/customization-answers.ts'
import { isPersonalised } from '#rules/orders/order-answers.ts'
import type { Locale } from '#words/basics/locales.ts'
import { findOrderForCaller } from './find-order-for-caller.ts'

type Missing = OutputOf<typeof reorder>['missing'][number]

/** What was bought once more, as far as it can be had; what cannot is said, with what there is instead. */
export const handleReorder: Handler<typeof reorder> = async ({ params, body }, parts) => {
  const { db, locale } = parts
  const orderId = await findOrderForCaller(parts, params.id)
  if (orderId === null) return { refusal: 'order-not-found' }
  if (!(await isShopOpen(db))) return { refusal: 'product-not-for-sale' }
  const cart = body.idCart ? await openCart(parts, body.idCart) : await openMainCart(parts)
  if (!cart) return { refusal: 'cart-not-found' }
  const lines = await findOrderLines(db, orderId)
  const productIds = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))]
  const [offers, stepsById, bottles] = await Promise.all([
    findOffersOf(db, { productIds, locale }),
    customizationsByProduct(db, { productIds, locale }),
    findBottles(
      db,
      lines.flatMap(({ declination_id }) => declination_id ?? []),
    ),
  ])
  const missing: Missing[] = []
  for (const line of lines) {
    const steps = line.product_id === null ? [] : (stepsById.get(line.product_id) ?? [])
    const isToChoose = isOwn(line) || !isComplete(openQuestions(steps), [])
    const added = isToChoose ? 0 : await addAgain(parts, { line, cartId: cart.id })
    if (added === line.quantity) continue
    const same = offers.filter(({ product_id }) => product_id === line.product_id)
    const bottle = bottles.find(({ id }) => id === line.declination_id)
    const next = bottle ? nextVintage(bottle, same.filter(isThere)) : null
    missing.push({
      name: line.name,
      label: line.label,
      why: isToChoose ? 'choose' : added > 0 ? 'fewer' : 'gone',
      quantity: added,
      path: same[0] ? productPath(addressed(same[0])) : null,
      next: next && told(next, locale),
    })
  }
  const filled = affordable(await loadCart(parts, { cart }))
  return 'value' in filled ? { value: { cart: filled.value, missing } } : filled
}

/** What was made for its buyer is chosen anew: words and pictures are not engraved twice unasked. */
const isOwn = ({ is_gift_card, customizations }: OrderLineRow) => is_gift_card || isPersonalised(customizations)

const isThere = ({ available, sell_by_multiple_of }: KnownOffer) =>
  available === null || Number(available) >= sell_by_multiple_of

const addressed = ({ product_id: id, type, slug }: KnownOffer) => ({ id, type: { type }, slug })

function told(offer: KnownOffer, locale: Locale): NonNullable<Missing['next']> {
  const format = offer.millilitres === null ? null : bottleFormat(offer.millilitres, locale)
  const label = [offer.year, format].filter((fact) => fact !== null).join(' · ')
  return { idDeclination: offer.id, label, path: declinationPath(addressed(offer), offer.id) }
}

/** As many as before, or as many as there are; answers how many it became. */
async function addAgain(
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  { line, cartId }: { line: OrderLineRow; cartId: string },
): Promise<number> {
  const offer = line.declination_id === null ? undefined : await findOffer(db, line.declination_id)
  if (!offer) return 0
  const quantity = await fittingQuantity(db, { cartId, offer, quantity: line.quantity })
  if (quantity > 0) {
    const added = { cartId, declinationId: offer.id, quantity, customizations: [], gift: null, now }
    await addCartLine(db, added)
  }
  return quantity
}

type Fitting = Parameters<typeof addingProblem>[1]

async function fittingQuantity(db: HandlerContext['db'], wish: Fitting): Promise<number> {
  const problem = await addingProblem(db, wish)
  if (!problem) return wish.quantity
  const multiple = wish.offer.sell_by_multiple_of
  const most = problem.problem === 'over-stock' ? Number(problem.limit) : wish.quantity
  const quantity = Math.floor(Math.min(most, wish.quantity) / multiple) * multiple
  if (quantity < 1 || quantity === wish.quantity) return 0
  return (await addingProblem(db, { ...wish, quantity })) ? 0 : quantity
}
