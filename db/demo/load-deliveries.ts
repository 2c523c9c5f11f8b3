import type { SiteDb } from '#db/site-db.ts'
import type { DemoCarrier, DemoDeliveries, DemoPlace, DemoZone } from './deliveries.ts'

export async function loadDeliveries(db: SiteDb, { carriers, places }: DemoDeliveries): Promise<void> {
  for (const [position, carrier] of carriers.entries()) await addCarrier(db, { position, carrier })
  for (const place of places) await addPlace(db, place)
}

async function addCarrier(
  db: SiteDb,
  { position, carrier }: { position: number; carrier: DemoCarrier },
): Promise<void> {
  const { deliveryType, provider = 'TABLE', isFreeFromThreshold = true, trackingUrl = null, texts, zones } = carrier
  const [leastDays = null, mostDays = null] = carrier.days ?? []
  const { id } = await db
    .insertInto('carriers')
    .values({
      position,
      delivery_type: deliveryType,
      provider,
      relay_provider: deliveryType === 'PICKUP' ? 'BUILT_IN' : null,
      is_free_from_threshold: isFreeFromThreshold,
      tracking_url: trackingUrl,
      least_days: leastDays,
      most_days: mostDays,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(texts).map(([locale, text]) => ({ carrier_id: id, locale, ...text }))
  await db.insertInto('carrier_texts').values(rows).execute()
  for (const zone of zones) await addZone(db, { carrierId: id, zone })
}

async function addZone(db: SiteDb, { carrierId, zone }: { carrierId: number; zone: DemoZone }): Promise<void> {
  const {
    country,
    prefixes = [],
    isExcluded = false,
    surchargeCents = 0,
    extraDays = 0,
    bottles = {},
    grams = {},
  } = zone
  const { id } = await db
    .insertInto('carrier_zones')
    .values({
      carrier_id: carrierId,
      country,
      postal_prefixes: [...prefixes],
      is_excluded: isExcluded,
      surcharge_cents: surchargeCents,
      extra_days: extraDays,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tiers = [
    ...tierRows({ zoneId: id, countedIn: 'BOTTLES', tiers: bottles }),
    ...tierRows({ zoneId: id, countedIn: 'GRAMS', tiers: grams }),
  ]
  if (tiers.length > 0) await db.insertInto('carrier_tiers').values(tiers).execute()
}

interface TierRowsOptions {
  zoneId: number
  countedIn: 'BOTTLES' | 'GRAMS'
  tiers: Readonly<Record<number, number>>
}

function tierRows({ zoneId, countedIn, tiers }: TierRowsOptions) {
  return Object.entries(tiers).map(([upTo, price]) => ({
    zone_id: zoneId,
    counted_in: countedIn,
    up_to: Number(upTo),
    price_cents: price,
  }))
}

async function addPlace(db: SiteDb, { address, slotMinutes, capacity, hours }: DemoPlace): Promise<void> {
  const { id: addressId } = await db
    .selectFrom('company_addresses')
    .select('id')
    .where('name', '=', address)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('calendars')
    .values({ address_id: addressId, slot_minutes: slotMinutes, capacity })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Object.entries(hours).flatMap(([weekday, stretches]) =>
    stretches.map(([opens, closes]) => ({ calendar_id: id, weekday: Number(weekday), opens, closes })),
  )
  await db.insertInto('calendar_hours').values(rows).execute()
}
