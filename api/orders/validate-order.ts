import type { OrderObstacle, validateOrder } from '#contract/orders.ts'
import { findCart } from '#db/queries/carts.ts'
import { stockNeeds } from '#db/queries/stock.ts'
import { type Obstacle, orderObstacles } from '#rules/order-obstacles.ts'
import { parcelOf } from '#rules/parcel.ts'
import { stillAvailable } from '#rules/stock.ts'
import type { Locale } from '#words/locales.ts'
import { orderWords } from '#words/orders.ts'
import { readParcelSettings } from '../carts/load-cart.ts'
import { mayUseCart } from '../carts/may-use-cart.ts'
import { priceCart } from '../carts/price-cart.ts'
import type { Handler } from '../machinery/handler.ts'

/** Told before the last step, so that nobody fills in forms for a cart that cannot be ordered. */
export const handleValidateOrder: Handler<typeof validateOrder> = async ({ body }, { db, principal, locale }) => {
  const cart = await findCart(db, body.idCart)
  if (!cart || !mayUseCart(cart, principal)) return { refusal: 'cart-not-found' }
  const [{ lines, withdrawn }, settings] = await Promise.all([priceCart(db, cart.id, locale), readParcelSettings(db)])
  const wanted = lines.map(({ id, quantity }) => ({ declinationId: id, quantity }))
  const needs = await stockNeeds(db, [...new Set(lines.map(({ id }) => id))], cart.id)
  const parcel = parcelOf(lines, settings)
  const standing = lines.map((line) => {
    const others = wanted.filter((_, at) => lines[at] !== line)
    return { ...line, stillAvailable: stillAvailable(line.id, others, needs) }
  })
  const gone = withdrawn.map((line) => ({ ...line, isUnavailable: true }))
  const obstacles = orderObstacles([...standing, ...gone], parcel.rule)
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
      return { kind: obstacle.kind, idCartProduct: null, message: words.empty }
    case 'line-unavailable':
    case 'stock':
      return { kind: obstacle.kind, idCartProduct: obstacle.lineId, message: words[obstacle.kind] }
    case 'too-many-bottles':
      return { kind: obstacle.kind, idCartProduct: null, message: words[obstacle.kind](obstacle.bottles.excess) }
    default:
      return { kind: obstacle.kind, idCartProduct: null, message: words[obstacle.kind](obstacle.bottles.missing) }
  }
}
