import { sql } from 'kysely'
import { prepared, type Slots } from '#db/prepared.ts'
import type { SiteDb } from '#db/site-db.ts'
import { cents } from '#rules/basics/money.ts'
import type { Pace } from '#rules/deliveries/arrival-days.ts'
import type { CarrierTier, CarrierZone } from '#rules/deliveries/carrier-prices.ts'

export interface Carrier {
  id: number
  name: string
  delay: string
  deliveryType: 'DELIVERY' | 'PICKUP'
  provider: 'TABLE' | 'EXPORT'
  relayProvider: string | null
  isFreeFromThreshold: boolean
  /** Null where nobody promises a day. */
  pace: Pace | null
  /** Those in the country that was asked for. */
  zones: CarrierZone[]
}

/** The carriers that the estate works with, each with what it says about one country. Two statements, however many. */
export async function carriersTo(
  db: SiteDb,
  { country, locale }: { country: string; locale: string },
): Promise<Carrier[]> {
  const [carriers, zones] = await Promise.all([carrierRows(db, { locale }), zoneRows(db, { country })])
  const zonesByCarrier = Map.groupBy(zones, ({ carrier_id }) => carrier_id)
  return carriers.map((carrier) => ({
    id: carrier.id,
    name: carrier.name ?? '',
    delay: carrier.delay ?? '',
    deliveryType: carrier.delivery_type,
    provider: carrier.provider,
    relayProvider: carrier.relay_provider,
    isFreeFromThreshold: carrier.is_free_from_threshold,
    pace: toPace(carrier),
    zones: (zonesByCarrier.get(carrier.id) ?? []).map((zone) => ({
      country: zone.country,
      postalPrefixes: zone.postal_prefixes,
      isExcluded: zone.is_excluded,
      surcharge: cents(zone.surcharge_cents),
      extraDays: zone.extra_days,
      tiers: zone.tiers.map(toTier),
    })),
  }))
}

/** Named in the caller's language, in French where the estate has not said it otherwise. */
const carrierRows = prepared((db, { locale }: Slots<{ locale: string }>) =>
  db
    .selectFrom('carriers')
    .leftJoin('carrier_texts as own', (on) =>
      on
        .onRef('own.site_id', '=', 'carriers.site_id')
        .onRef('own.carrier_id', '=', 'carriers.id')
        .on('own.locale', '=', locale),
    )
    .leftJoin('carrier_texts as french', (on) =>
      on
        .onRef('french.site_id', '=', 'carriers.site_id')
        .onRef('french.carrier_id', '=', 'carriers.id')
        .on('french.locale', '=', 'fr'),
    )
    .select(['carriers.id', 'carriers.delivery_type', 'carriers.provider', 'carriers.relay_provider'])
    .select(['carriers.is_free_from_threshold', 'carriers.least_days', 'carriers.most_days'])
    .select(({ fn }) => [fn.coalesce('own.name', 'french.name').as('name')])
    .select(({ fn }) => [fn.coalesce('own.delay', 'french.delay').as('delay')])
    .where('carriers.is_valid', '=', true)
    .orderBy('carriers.position')
    .orderBy('carriers.id'),
)

function toPace({ least_days, most_days }: { least_days: number | null; most_days: number | null }): Pace | null {
  return least_days === null || most_days === null ? null : { leastDays: least_days, mostDays: most_days }
}

type TierRow = { counted_in: CarrierTier['countedIn']; up_to: number; price_cents: number }

const zoneTiers = sql<TierRow[]>`(
  select coalesce(json_agg(json_build_object('counted_in', counted_in, 'up_to', up_to, 'price_cents', price_cents)), '[]')
  from carrier_tiers tier where tier.site_id = carrier_zones.site_id and tier.zone_id = carrier_zones.id)`

const zoneRows = prepared((db, { country }: Slots<{ country: string }>) =>
  db.selectFrom('carrier_zones').selectAll().select(zoneTiers.as('tiers')).where('country', '=', country).orderBy('id'),
)

function toTier({ counted_in, up_to, price_cents }: TierRow): CarrierTier {
  return { countedIn: counted_in, upTo: up_to, price: cents(price_cents) }
}

/** Where a parcel of this carrier can be followed; `{number}` stands for its number. */
export async function findTrackingUrl(db: SiteDb, carrierId: number): Promise<string | null> {
  const found = await db.selectFrom('carriers').select('tracking_url').where('id', '=', carrierId).executeTakeFirst()
  return found?.tracking_url ?? null
}

/** Those that the estate does not offer at present, by name. */
export async function idleCarriers(db: SiteDb, locale: string) {
  const { rows } = await sql<Pick<Carrier, 'id' | 'name' | 'deliveryType' | 'provider'>>`
    select id, delivery_type as "deliveryType", provider, coalesce((select name from carrier_texts
      where carrier_id = carriers.id order by locale = ${locale} desc, locale = 'fr' desc limit 1), '') as name
    from carriers where not is_valid order by position, id`.execute(db)
  return rows
}
