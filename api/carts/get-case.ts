import type { Handler } from '#api/calls/handler.ts'
import type { getCase } from '#contract/carts/cases.ts'
import { euros } from '#rules/basics/money.ts'
import { cartTotal } from '#rules/carts/cart-prices.ts'
import { parseCase } from '#rules/carts/composed-case.ts'
import { MOST_TOLD } from '#rules/catalogue/stock.ts'
import { countParcel } from '#rules/deliveries/parcel.ts'
import { onlineImage } from '#rules/media/pictures.ts'
import { freeShippingOnWire } from './free-shipping-on-wire.ts'
import { readParcelSettings } from './load-cart.ts'
import { settleCase } from './settle-case.ts'

export const handleGetCase: Handler<typeof getCase> = async ({ query }, { db, locale }) => {
  const { bottles, hasStrays } = parseCase(query.vins ?? '')
  const [{ held, hints, isWhole }, settings] = await Promise.all([
    settleCase(db, { bottles, locale }),
    readParcelSettings(db),
  ])
  const parcel = countParcel(held, settings)
  const lines = held.map((line) => {
    const tierHint = hints.get(line.line_id)
    return {
      id: line.id,
      idProduct: line.product_id,
      name: line.name,
      slug: line.slug,
      quantity: line.quantity,
      year: line.year,
      format: line.millilitres,
      sellByMultipleOf: line.sell_by_multiple_of,
      unitPrice: euros(line.unitPrice),
      total: euros(line.total),
      ...(tierHint && { tierHint }),
      image: line.picture ? { ...onlineImage(line.picture), alt: line.name } : null,
      available: line.available,
    }
  })
  const isFleeting = lines.some(({ available }) => available !== null && available > MOST_TOLD)
  return {
    ...(isFleeting && { isFleeting }),
    value: {
      lines,
      isShort: hasStrays || !isWhole,
      total: euros(cartTotal(held)),
      bottles: parcel.rule,
      freeShipping: freeShippingOnWire(parcel.freeShipping),
    },
  }
}
