import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { freeShippingOnWire } from '#api/carts/free-shipping-on-wire.ts'
import { openCart } from '#api/carts/open-cart.ts'
import { priceCart } from '#api/carts/price-cart.ts'
import { findNamedCountry } from '#api/places/find-country.ts'
import { placeProblems } from '#api/places/place-problems.ts'
import type { calculateShippingFees, ShippingPrice } from '#contract/deliveries/deliveries.ts'
import { type Carrier, carriersTo } from '#db/queries/deliveries/carriers.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { livingQuotes } from '#db/queries/deliveries/shipping-quotes.ts'
import { type Cents, cents, euros } from '#rules/basics/money.ts'
import { type DeliveryPlace, deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { carrierArrival } from './carrier-arrival.ts'
import { contentsFingerprint } from './contents-fingerprint.ts'
import { billedBy, canBring, goesTo, priceByTable } from './offered-carriers.ts'
import { productLines } from './product-lines.ts'
import { askQuotes, newestQuotes, type Quote } from './quote-services.ts'
import { chargedLines, needsDelivery, type ShippedLine, type WeighedParcel, weighParcel } from './weigh-parcel.ts'

type Body = Parameters<Handler<typeof calculateShippingFees>>[0]['body']

export const handleCalculateShippingFees: Handler<typeof calculateShippingFees> = async ({ body }, parts) => {
  const { db, locale, now, relays } = parts
  const contents = await findContents(body, parts)
  if ('refusal' in contents) return contents
  const { lines } = contents
  if (lines.length === 0) return { refusal: 'no-products-in-cart' }
  const parameters = await deliveryParameters(db)
  if (parameters.isLocked) return { refusal: 'delivery-locked' }
  const country = findNamedCountry(body.country)
  if (!country) return { refusal: 'country-not-served' }
  // The town itself is asked about with the order; here it may still be missing or half written.
  const given = { country: country.alphaTwo, postalCode: body.postalCode, city: body.city ?? null }
  const { postalCode: wrong } = await placeProblems(db, given)
  if (wrong) return { problems: { postalCode: wrong } }

  const place = deliveryPlace(country.alphaTwo, body.postalCode)
  const carriers = (await carriersTo(db, { country: place.country, locale }))
    .filter(canBring(relays))
    .filter((one) => goesTo({ carrier: one, place, reach: parameters.reach }))
  if (carriers.length === 0) return { refusal: 'country-not-served' }
  // Nothing of it is sent: there is nothing to choose.
  if (!needsDelivery(lines)) return { value: { shippingPrices: [], freeShipping: null } }
  const parcel = await weighParcel(db, { lines, settings: parameters.parcel })
  const sent = { place, parcel, now }
  const freeShipping = freeShippingOnWire(parcel.freeShipping)
  const byTable = tablePrices(carriers, sent)
  const exporting = carriers.filter(({ provider }) => provider === 'EXPORT')
  if (exporting.length === 0) return { value: { shippingPrices: cheapestFirst(byTable), freeShipping } }

  const hash = contentsFingerprint(chargedLines(lines), place)
  const known = newestQuotes(await livingQuotes(db, { contentsHash: hash, now }))
  const unasked = exporting.filter(({ id }) => !known.some(({ carrier_id }) => carrier_id === id))
  const withQuotes = (quotes: readonly Quote[]) => ({
    value: {
      shippingPrices: cheapestFirst([...byTable, ...quotePrices({ carriers: exporting, quotes }, sent)]),
      freeShipping,
    },
  })
  if (unasked.length === 0) return withQuotes(known)
  return {
    afterwards: async () => {
      const asked = await askQuotes(parts, { carriers: unasked, contentsHash: hash, place, parcel: parcel.charged })
      return withQuotes([...known, ...asked])
    },
  }
}

type Contents = { lines: ShippedLine[] } | { refusal: 'cart-not-found' | 'declination-not-found' }

/** The cart that is named, else the products that are given. */
async function findContents({ idCart, products }: Body, { db, locale, principal }: HandlerContext): Promise<Contents> {
  if (!idCart) {
    const lines = await productLines(db, products)
    return lines ? { lines } : { refusal: 'declination-not-found' }
  }
  const cart = await openCart({ db, principal }, idCart)
  if (!cart) return { refusal: 'cart-not-found' }
  return { lines: (await priceCart(db, { id: cart.id, locale })).lines }
}

/** What goes where, and when it is asked about. */
interface Sent {
  place: DeliveryPlace
  parcel: WeighedParcel
  now: Date
}

function tablePrices(carriers: readonly Carrier[], sent: Sent): ShippingPrice[] {
  return carriers.flatMap((carrier) => {
    const fdp = carrier.provider === 'TABLE' ? priceByTable({ carrier, ...sent }) : null
    return fdp === null ? [] : shippingPrice({ carrier, service: { fdp, serviceCode: null, serviceName: null } }, sent)
  })
}

interface QuotePricesOptions {
  carriers: readonly Carrier[]
  quotes: readonly Quote[]
}

function quotePrices({ carriers, quotes }: QuotePricesOptions, sent: Sent): ShippingPrice[] {
  return quotes.flatMap(({ carrier_id, service_code, service_name, price_cents }) => {
    const carrier = carriers.find(({ id }) => id === carrier_id)
    const service = { fdp: cents(price_cents), serviceCode: service_code, serviceName: service_name }
    return carrier ? shippingPrice({ carrier, service }, sent) : []
  })
}

interface Priced {
  fdp: Cents
  serviceCode: string | null
  serviceName: string | null
}

function shippingPrice(
  { carrier, service: { fdp, ...service } }: { carrier: Carrier; service: Priced },
  { parcel, place, now }: Sent,
): ShippingPrice {
  const { id, name, delay, deliveryType, provider } = carrier
  const price = euros(billedBy({ carrier, fdp, parcel }))
  const arrival = carrierArrival({ carrier, place, now })
  return { id, name, delay, arrival, fdp: euros(fdp), price, ...service, deliveryType, siteType: provider }
}

/** Of two that cost the same, the one that the estate names first. */
function cheapestFirst(prices: ShippingPrice[]): ShippingPrice[] {
  return prices.sort((a, b) => a.price - b.price || a.fdp - b.fdp)
}
