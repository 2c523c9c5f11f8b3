import type { Handler } from '#api/calls/handler.ts'
import { readParcelSettings } from '#api/carts/load-cart.ts'
import { mayUseCart } from '#api/carts/may-use-cart.ts'
import { priceCart } from '#api/carts/price-cart.ts'
import { isPaymentOpen } from '#api/payments/is-payment-open.ts'
import type { OrderObstacle, validateOrder } from '#contract/checkout/checkout.ts'
import { findCart } from '#db/queries/carts/carts.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import { cents } from '#rules/basics/money.ts'
import { stillAvailable } from '#rules/catalogue/stock.ts'
import { countParcel } from '#rules/deliveries/parcel.ts'
import { isTooExpensive } from '#rules/orders/order-limits.ts'
import { type Obstacle, orderObstacles } from '#rules/orders/order-obstacles.ts'
import type { Locale } from '#words/basics/locales.ts'
import { refusalWords } from '#words/basics/refusals/words.ts'
import { orderWords } from '#words/orders/words.ts'

/** Told before the last step, so that nobody fills in forms for a cart that cannot be ordered. */
export const handleValidateOrder: Handler<typeof validateOrder> = async ({ body }, parts) => {
  const { db, principal, locale } = parts
  const cart = await findCart(db, body.idCart)
  if (!cart || !mayUseCart(cart, principal)) return { refusal: 'cart-not-found' }
  const [{ lines, withdrawn, total }, settings] = await Promise.all([
    priceCart(db, { id: cart.id, locale }),
    readParcelSettings(db),
  ])
  const wanted = lines.map(({ id, quantity }) => ({ declinationId: id, quantity }))
  const needs = await stockNeeds(db, { declinationIds: [...new Set(lines.map(({ id }) => id))], cartId: cart.id })
  const parcel = countParcel(lines, settings)
  const standing = lines.map((line) => {
    const others = wanted.filter((_, at) => lines[at] !== line)
    return { ...line, stillAvailable: stillAvailable({ declinationId: line.id, wanted: others, needs }) }
  })
  const gone = withdrawn.map((line) => ({ ...line, isUnavailable: true }))
  const isFree = lines.length > 0 && lines.every(({ total }) => total === 0)
  const obstacles = [
    ...orderObstacles([...standing, ...gone], parcel.rule),
    ...(isTooExpensive({ products: total, shipping: cents(0) }) ? [{ kind: 'too-expensive' } as const] : []),
    ...(isFree || (await isPaymentOpen(parts)) ? [] : [{ kind: 'payment-closed' } as const]),
  ]
  return {
    value: {
      isValid: obstacles.length === 0,
      obstacles: obstacles.map((obstacle) => onWire(obstacle, locale)),
      needsDelivery: parcel.needsDelivery,
      hasAlcohol: lines.some((line) => line.is_alcohol),
    },
  }
}

function onWire(obstacle: Obstacle | { kind: 'payment-closed' }, locale: Locale): OrderObstacle {
  const words = orderWords[locale].obstacles
  switch (obstacle.kind) {
    case 'empty':
    case 'too-expensive':
      return { kind: obstacle.kind, idCartProduct: null, message: words[obstacle.kind] }
    case 'payment-closed':
      return { kind: obstacle.kind, idCartProduct: null, message: refusalWords[locale]['payment-closed'] }
    case 'line-unavailable':
    case 'stock':
      return { kind: obstacle.kind, idCartProduct: obstacle.lineId, message: words[obstacle.kind] }
    case 'too-many-bottles':
      return { kind: obstacle.kind, idCartProduct: null, message: words[obstacle.kind](obstacle.bottles.excess) }
    default:
      return { kind: obstacle.kind, idCartProduct: null, message: words[obstacle.kind](obstacle.bottles.missing) }
  }
}
