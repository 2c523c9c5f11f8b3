import { sql } from 'kysely'
import type { Store } from './store.ts'
import { toldText } from './told-text.ts'

const texts = { table: 'carrier_texts', key: 'carrier_id', columns: { name: 'name', delay: 'delay' } } as const

export const carrierStore: Store = {
  table: 'carriers',
  columns: {
    position: 'position',
    isValid: 'is_valid',
    deliveryType: 'delivery_type',
    provider: 'provider',
    relayProvider: 'relay_provider',
    isFreeFromThreshold: 'is_free_from_threshold',
    trackingUrl: 'tracking_url',
    leastDays: 'least_days',
    mostDays: 'most_days',
  },
  texts,
  parts: {
    zones: {
      table: 'carrier_zones',
      key: 'carrier_id',
      sorted: ['id'],
      columns: {
        country: 'country',
        postalPrefixes: 'postal_prefixes',
        isExcluded: 'is_excluded',
        surcharge: { column: 'surcharge_cents', as: 'hundredths' },
        extraDays: 'extra_days',
      },
      parts: {
        bands: {
          table: 'carrier_tiers',
          key: 'zone_id',
          sorted: ['counted_in', 'up_to'],
          columns: { countedIn: 'counted_in', upTo: 'up_to', price: { column: 'price_cents', as: 'hundredths' } },
        },
      },
    },
  },
  listed: (locale) => ({
    name: toldText({ texts, column: 'name', locale }),
    deliveryType: sql`t.delivery_type`,
    isValid: sql`t.is_valid`,
    position: sql`t.position`,
    zones: sql`(select count(*)::integer from carrier_zones where carrier_id = t.id)`,
    fromPrice: sql`(select (min(price_cents) / 100.0)::float8 from carrier_tiers
      join carrier_zones on carrier_zones.site_id = carrier_tiers.site_id and carrier_zones.id = zone_id
      where carrier_id = t.id)`,
  }),
  searched: (locale) => [toldText({ texts, column: 'name', locale })],
  faults: {
    carrier_tiers_site_id_zone_id_counted_in_up_to_key: 'zones',
    carriers_relay_provider_check: 'relayProvider',
    carriers_days_check: 'mostDays',
  },
}
