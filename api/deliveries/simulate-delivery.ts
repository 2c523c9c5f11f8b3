import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { freeShippingOnWire } from '#api/carts/free-shipping-on-wire.ts'
import { findNamedCountry } from '#api/places/find-country.ts'
import type { NotBrought } from '#contract/deliveries/closed-sets.ts'
import type { SimulatedCarrier, simulateDelivery } from '#contract/deliveries/simulation.ts'
import { type Carrier, carriersTo, idleCarriers } from '#db/queries/deliveries/carriers.ts'
import { type DeliveryParameters, deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { cents, euros } from '#rules/basics/money.ts'
import { type DeliveryPlace, deliveryPlace } from '#rules/deliveries/delivery-place.ts'
import { countParcel } from '#rules/deliveries/parcel.ts'
import type { SaleReach } from '#rules/deliveries/served-countries.ts'
import { simulationWords } from '#words/deliveries/simulation/words.ts'
import { carrierArrival } from './carrier-arrival.ts'
import { billedBy, canBring, goesTo, priceByTable } from './offered-carriers.ts'
import { productLines } from './product-lines.ts'
import { type ShippedLine, type WeighedParcel, weighParcel } from './weigh-parcel.ts'

export const handleSimulateDelivery: Handler<typeof simulateDelivery> = async ({ query }, parts) => {
  const { db } = parts
  const lines = await productLines(db, readBasket(query.products))
  if (!lines) return { refusal: 'declination-not-found' }
  const country = findNamedCountry(query.country)
  if (!country) return { refusal: 'country-not-served' }
  const parameters = await deliveryParameters(db)
  const place = deliveryPlace(country.alphaTwo, query.postalCode)
  const parcel = await weighParcel(db, { lines, settings: parameters.parcel })
  const counted = countParcel(lines, parameters.parcel)
  return {
    value: {
      simulation: {
        total: euros(cents(lines.reduce((sum, { total }) => sum + total, 0))),
        bottles: counted.bottles,
        weightGrams: parcel.charged.weightGrams,
        isLocked: parameters.isLocked,
        rule: counted.rule,
        freeShipping: freeShippingOnWire(parcel.freeShipping),
        carriers: await askCarriers(parts, { lines, place, parameters }),
      },
    },
  }
}

interface AskedParcel {
  lines: readonly ShippedLine[]
  place: DeliveryPlace
  parameters: DeliveryParameters
}

/** What each carrier would say to bring these there, or why it does not. */
export async function askCarriers(
  { db, locale, now, relays }: Pick<HandlerContext, 'db' | 'locale' | 'now' | 'relays'>,
  { lines, place, parameters }: AskedParcel,
): Promise<SimulatedCarrier[]> {
  const [carriers, idle, parcel] = await Promise.all([
    carriersTo(db, { country: place.country, locale }),
    idleCarriers(db, locale),
    weighParcel(db, { lines, settings: parameters.parcel }),
  ])
  const sent = { place, parcel, reach: parameters.reach, now }
  const hasNetwork = canBring(relays)
  const told = [
    ...carriers.map((carrier) => simulated(carrier, { ...sent, hasNetwork: hasNetwork(carrier) })),
    ...idle.map((carrier) => refused(carrier, 'NOT_OFFERED')),
  ]
  const words = simulationWords[locale]
  return told.map((one) => ({ ...one, why: one.reason && words[one.reason] }))
}

/** `12x6,15x1` */
function readBasket(listed: string) {
  return listed.split(',').map((one) => {
    const [idProduct = 0, quantity = 0] = one.split('x').map(Number)
    return { idProduct, quantity }
  })
}

interface Sent {
  place: DeliveryPlace
  parcel: WeighedParcel
  reach: SaleReach
  now: Date
  hasNetwork: boolean
}

type Simulated = Omit<SimulatedCarrier, 'why'>
type NamedCarrier = Pick<Carrier, 'id' | 'name' | 'deliveryType' | 'provider'>

function simulated(carrier: Carrier, { place, parcel, reach, now, hasNetwork }: Sent): Simulated {
  if (!hasNetwork) return refused(carrier, 'NO_NETWORK')
  if (!goesTo({ carrier, place, reach })) return refused(carrier, 'PLACE_NOT_SERVED')
  if (carrier.provider === 'EXPORT') return refused(carrier, 'ASKED_OF_SERVICE')
  const fdp = priceByTable({ carrier, place, parcel })
  if (fdp === null) return refused(carrier, 'PARCEL_NOT_TAKEN')
  const arrival = carrierArrival({ carrier, place, now })
  const price = euros(billedBy({ carrier, fdp, parcel }))
  return { ...named(carrier), price, fdp: euros(fdp), arrival, reason: null }
}

function refused(carrier: NamedCarrier, reason: NotBrought): Simulated {
  return { ...named(carrier), price: null, fdp: null, arrival: null, reason }
}

function named({ id, name, deliveryType, provider }: NamedCarrier): NamedCarrier {
  return { id, name, deliveryType, provider }
}
