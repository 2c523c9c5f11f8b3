import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { type PricedCartLine, priceLines } from '#api/carts/price-cart.ts'
import { withVat } from '#api/carts/taxed-lines.ts'
import { checkCode } from '#api/checkout/order-discount.ts'
import { askCarriers } from '#api/deliveries/simulate-delivery.ts'
import { findNamedCountry } from '#api/places/find-country.ts'
import type { InputOf } from '#contract/basics/define-call.ts'
import type { EntryObstacle } from '#contract/checkout/closed-sets.ts'
import type { EntryPrice, priceEntry } from '#contract/checkout/entered-orders.ts'
import { type CartLineRow, looseLines } from '#db/queries/carts/cart-lines.ts'
import { stockNeeds } from '#db/queries/catalogue/stock.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { type Cents, cents, euros, eurosToCents } from '#rules/basics/money.ts'
import { type StockNeed, stillAvailable } from '#rules/catalogue/stock.ts'
import { deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { countParcel } from '#rules/deliveries/parcel.ts'
import { orderObstacles } from '#rules/orders/order-obstacles.ts'
import { orderTotals } from '#rules/orders/order-totals.ts'
import { ownDiscount } from '#rules/orders/own-discount.ts'
import { FRANCE_ID } from '#rules/places/france.ts'
import { formatName } from '#words/catalogue/format-name.ts'
import { orderWords } from '#words/orders/words.ts'

type Query = InputOf<typeof priceEntry>['query']

/** Asked while one types: by the same rules as the order, and it holds nothing. */
export const handlePriceEntry: Handler<typeof priceEntry> = async ({ query }, parts) => {
  const { db, locale } = parts
  const bottles = readBottles(query.products)
  const [rows, needs, parameters] = await Promise.all([
    looseLines(db, { bottles, locale }),
    stockNeeds(db, { declinationIds: [...new Set(bottles.map(({ id }) => id))] }),
    deliveryParameters(db),
  ])
  const cart = await priceLines(db, { lines: rows, locale })
  const carriers = await askPrices(parts, { query, lines: cart.lines, parameters })
  const shipping = carriers.find(({ id }) => id === query.idCarrier)?.price ?? 0
  const taken = await takenOff(parts, { query, goods: cart.discountable, shipping: eurosToCents(shipping) })
  const totals = orderTotals({
    lines: (await withVat(db, cart.lines)).map(({ line, parts: vat }) => ({
      total: line.total,
      parts: vat,
      isDematerialized: line.is_dematerialized,
    })),
    discount: taken === 'unknown' ? null : taken,
    shipping: eurosToCents(shipping),
  })
  return {
    value: {
      price: {
        lines: tellLines(parts, { rows, priced: cart.lines, needs }),
        subtotal: euros(totals.products),
        discount: euros(totals.discount),
        shippingFees: euros(totals.shipping),
        total: euros(totals.total),
        hasAlcohol: cart.lines.some((line) => line.is_alcohol),
        problem: parcelProblem(parts, { query, lines: cart.lines, parameters }),
        isCodeUnknown: taken === 'unknown',
        carriers,
      },
    },
  }
}

/** `12x6,15x1` */
function readBottles(listed: string) {
  return listed.split(',').map((one) => {
    const [id = 0, quantity = 0] = one.split('x').map(Number)
    return { id, quantity }
  })
}

interface Weighed {
  query: Query
  lines: readonly PricedCartLine[]
  parameters: Awaited<ReturnType<typeof deliveryParameters>>
}

async function askPrices(
  parts: HandlerContext,
  { query, lines, parameters }: Weighed,
): Promise<EntryPrice['carriers']> {
  const country = findNamedCountry(query.country ?? FRANCE_ID)
  if (query.delivery !== 'DELIVERY' || !country || query.postalCode === undefined || lines.length === 0) return []
  const place = deliveryPlace(country.alphaTwo, query.postalCode)
  const told = await askCarriers(parts, { lines, place, parameters })
  return told
    .filter(({ deliveryType }) => deliveryType === 'DELIVERY')
    .map(({ id, name, deliveryType, price, why }) => ({ id, name, deliveryType, price, why }))
}

interface Reduced {
  query: Query
  goods: Cents
  shipping: Cents
}

async function takenOff({ db, now }: HandlerContext, { query, goods, shipping }: Reduced) {
  const { discountType: type, discountAmount: amount, discountCode: code, email } = query
  if (type && amount !== undefined) return { amount: ownDiscount({ type, amount }, goods), isOnShipping: false }
  if (!code) return null
  const buyer = { email: email?.toLowerCase() || null, userId: null }
  const read = await checkCode(db, { cartId: '', code, products: goods, shipping, buyer, now })
  return 'refusal' in read ? 'unknown' : read.held.discount
}

function parcelProblem({ locale }: HandlerContext, { query, lines, parameters }: Weighed): string | null {
  if (query.delivery !== 'DELIVERY' || lines.length === 0) return null
  const found = orderObstacles(lines, countParcel(lines, parameters.parcel).rule).find((one) => 'bottles' in one)
  const words = orderWords[locale].obstacles
  if (!found || !('bottles' in found)) return null
  return found.kind === 'too-many-bottles'
    ? words[found.kind](found.bottles.excess)
    : words[found.kind](found.bottles.missing)
}

interface ToldLines {
  rows: readonly CartLineRow[]
  priced: readonly PricedCartLine[]
  needs: readonly StockNeed[]
}

function tellLines({ locale }: HandlerContext, { rows, priced, needs }: ToldLines): EntryPrice['lines'] {
  const wanted = rows.map(({ id, quantity }) => ({ declinationId: id, quantity }))
  return rows.map((row, at) => {
    const price = priced.find(({ line_id }) => line_id === row.line_id)
    const others = wanted.filter((_, place) => place !== at)
    const available = stillAvailable({ declinationId: row.id, wanted: others, needs })
    const format = row.millilitres === null || row.type !== 'WINE' ? null : formatName(row.millilitres, locale)
    return {
      idDeclination: row.id,
      name: row.name,
      label: [row.year, format].filter((fact) => fact !== null).join(' · '),
      quantity: row.quantity,
      unitPrice: euros(price?.unitPrice ?? cents(row.final_cents)),
      total: euros(price?.total ?? cents(0)),
      available,
      obstacle: obstacleOf(row, available),
    }
  })
}

function obstacleOf(row: CartLineRow, available: number | null): EntryObstacle | null {
  if (!row.is_on_sale || row.is_dematerialized) return 'NOT_ON_SALE'
  if (available !== null && row.quantity > available) return 'STOCK'
  return row.quantity % row.sell_by_multiple_of === 0 ? null : 'MULTIPLE'
}
