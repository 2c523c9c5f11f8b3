import type { Generated } from 'kysely'

export interface DeliveryTables {
  carriers: CarriersTable
  carrier_texts: {
    site_id: Generated<number>
    carrier_id: number
    locale: string
    name: string
    delay: Generated<string>
  }
  carrier_zones: CarrierZonesTable
  carrier_tiers: CarrierTiersTable
  shipping_quotes: ShippingQuotesTable
  calendars: CalendarsTable
  calendar_hours: {
    site_id: Generated<number>
    calendar_id: number
    weekday: number
    opens: string
    closes: string
  }
  calendar_closures: { site_id: Generated<number>; calendar_id: number; day: string }
}

interface CarriersTable {
  site_id: Generated<number>
  id: Generated<number>
  version: Generated<number>
  position: Generated<number>
  is_valid: Generated<boolean>
  delivery_type: 'DELIVERY' | 'PICKUP'
  provider: Generated<'TABLE' | 'EXPORT'>
  relay_provider: string | null
  is_free_from_threshold: Generated<boolean>
  tracking_url: string | null
  least_days: number | null
  most_days: number | null
}

interface CarrierZonesTable {
  site_id: Generated<number>
  id: Generated<number>
  carrier_id: number
  country: string
  postal_prefixes: Generated<string[]>
  is_excluded: Generated<boolean>
  surcharge_cents: Generated<number>
  extra_days: Generated<number>
}

interface CarrierTiersTable {
  site_id: Generated<number>
  id: Generated<number>
  zone_id: number
  counted_in: 'BOTTLES' | 'GRAMS'
  up_to: number
  price_cents: number
}

export interface ShippingQuotesTable {
  site_id: Generated<number>
  id: string
  carrier_id: number
  service_code: string
  service_name: string
  price_cents: number
  contents_hash: string
  country: string
  postal_code: string
  created_at: Date
  expires_at: Date
}

interface CalendarsTable {
  site_id: Generated<number>
  id: Generated<number>
  version: Generated<number>
  /** A calendar is a place's or a service's. */
  address_id: number | null
  service_id: number | null
  slot_minutes: Generated<number>
  capacity: Generated<number>
  closes_on_holidays: Generated<boolean>
}
