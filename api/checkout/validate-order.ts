import type { Handler } from '#api/calls/handler.ts'
import { readParcelSettings } from '#api/carts/load-cart.ts'
import { mayUseCart } from '#api/carts/may-use-cart.ts'
import { priceCart } from '#api/carts/price-cart.ts'
import type { OrderObstacle, validateOrder } from '#contract/checkout/checkout.ts'
import { findCart } from '#db/queries/carts/carts.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import { cents } from '#rules/basics/money.ts'
import { stillAvailable } from '#rules/catalogue/stock.ts'
import { countParcel } from '#rules/deliveries/parcel.ts'
import { isTooExpensive } from '#rules/orders/order-limits.ts'
import { type Obstacle, orderObstacles } from '#rules/orders/order-obstacles.ts'
import type { Locale } from '#words/basics/locales.ts'
import { orderWords } from '#words/orders/words.ts'

/** Told before the last step, so that nobody fills in forms for a cart that cannot be ordered. */
export const handleValidateOrder: Handler<typeof validateOrder> = async ({ body }, { db, principal, locale }) => {
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
  const obstacles: Obstacle[] = orderObstacles([...standing, ...gone], parcel.rule)
  if (isTooExpensive({ products: total, shipping: cents(0) })) obstacles.push({ kind: 'too-expensive' })
  return {
    value: {
      isValid: obstacles.length === 0,
      obstacles: obstacles.map((obstacle) => onWire(obstacle, locale)),
      needsDelivery: parcel.needsDelivery,
      hasAlcohol: lines.some((line) => line.is_alcohol),
    },
  }
}

function onWire(obstacle: Obstacle, locale: Locale): OrderObstacle {
  const words = orderWords[locale].obstacles
  switch (obstacle.kind) {
    case 'empty':
    case 'too-expensive':
      return { kind: obstacle.kind, idCartProduct: null, message: words[obstacle.kind] }
    case 'line-unavailable':
    case 'stock':
      return { kind: obstacle.kind, idCartProduct: obstacle.lineId, message: words[obstacle.kind] }
    case 'too-many-bottles':
      return { kind: obstacle.kind, idCartProduct: null, message: words[obstacle.kind](obstacle.bottles.excess) }
    default:
      return { kind: obstacle.kind, idCartProduct: null, message: words[obstacle.kind](obstacle.bottles.missing) }
  }
}
