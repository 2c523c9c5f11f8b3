import type { Handler } from '#api/calls/handler.ts'
import type { getOfferTerms, OfferTerm } from '#contract/deliveries/offer-terms.ts'
import { type Carrier, carriersTo } from '#db/queries/deliveries/carriers.ts'
import { type DeliveryParameters, deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { listLots, tariffCountries } from '#db/queries/deliveries/lots.ts'
import { shopParameters } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { euros } from '#rules/basics/money.ts'
import { shopSettings } from '#rules/catalogue/shop-settings.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { billedBy, canBring, goesTo, priceByTable } from './offered-carriers.ts'
import { lotLines } from './product-lines.ts'
import { needsDelivery, type ShippedLine, type WeighedParcel, weighEach } from './weigh-parcel.ts'

export const handleGetOfferTerms: Handler<typeof getOfferTerms> = async ({ list }, { db, locale, relays }) => {
  const [{ rows, total }, parameters, shop] = await Promise.all([
    listLots(db, list),
    deliveryParameters(db),
    shopParameters(db).then((values) => shopSettings(parameterValues(values))),
  ])
  const lines = await weighEach(db, {
    lines: await lotLines(
      db,
      rows.map(({ id }) => id),
    ),
    settings: parameters.parcel,
  })
  const tariffs = parameters.isLocked ? [] : await findTariffs(db, { locale, parameters })
  const offered = tariffs.filter(({ carrier }) => canBring(relays)(carrier))
  const lineById = new Map(lines.map((line) => [line.id, line]))
  const offerTerms = rows.flatMap(({ id, product_id }): OfferTerm[] => {
    const line = lineById.get(id)
    if (!line) return []
    const price = shop.hidesPrices ? null : euros(line.total)
    const ways = shop.hidesPrices ? [] : waysFor(line, offered)
    return [{ idProduct: product_id, idDeclination: id, quantity: line.quantity, price, ways }]
  })
  return { value: { offerTerms, total } }
}

interface Tariff {
  carrier: Carrier
  country: string
}

/** What carriers with tables say of each country; a quote is made for one buyer, and told to nobody else. */
async function findTariffs(
  db: SiteDb,
  { locale, parameters: { reach } }: { locale: string; parameters: DeliveryParameters },
): Promise<Tariff[]> {
  const countries = await tariffCountries(db)
  const all = await Promise.all(countries.map((country) => carriersTo(db, { country, locale })))
  return countries.flatMap((country, at) =>
    (all[at] ?? [])
      .filter((carrier) => carrier.provider === 'TABLE' && goesTo({ carrier, place: atLarge(country), reach }))
      .map((carrier) => ({ carrier, country })),
  )
}

/** The country without the parts that a carrier names apart, such as islands. */
function atLarge(country: string) {
  return { country, postalCode: '' }
}

function waysFor(line: ShippedLine & { parcel: WeighedParcel }, tariffs: readonly Tariff[]): OfferTerm['ways'] {
  if (!needsDelivery([line])) return []
  const { parcel } = line
  return tariffs.flatMap(({ carrier, country }) => {
    const fdp = priceByTable({ carrier, place: atLarge(country), parcel })
    if (fdp === null) return []
    const { id: idCarrier, name, deliveryType, pace } = carrier
    const days = pace && { least: pace.leastDays, most: pace.mostDays }
    const price = euros(billedBy({ carrier, fdp, parcel }))
    return [{ idCarrier, name, deliveryType, country, price, days }]
  })
}
