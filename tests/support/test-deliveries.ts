import type { PricedCartLine } from '#api/carts/price-cart.ts'
import type { DeliveryRequest } from '#api/deliveries/delivery-outcome.ts'
import type { AccessPoint } from '#contract/deliveries/deliveries.ts'
import type { OrderStatus } from '#contract/orders/closed-sets.ts'
import { cents } from '#rules/basics/money.ts'
import type { TestDatabase } from './test-database.ts'
import { statesOf } from './test-order.ts'

interface GivenZone {
  country?: string
  prefixes?: readonly string[]
  isExcluded?: boolean
  surcharge?: number
  extraDays?: number
  tiers?: readonly (readonly ['BOTTLES' | 'GRAMS', number, number])[]
}

interface GivenCarrier {
  name?: string
  deliveryType?: 'DELIVERY' | 'PICKUP'
  provider?: 'TABLE' | 'EXPORT'
  isFreeFromThreshold?: boolean
  isValid?: boolean
  days?: readonly [least: number, most: number]
  zones?: readonly GivenZone[]
}

type Admin = Pick<TestDatabase, 'admin'>

/** Takes the demo's carriers and places away, so that a test has only its own. */
export async function clearDeliveries({ admin }: Admin): Promise<void> {
  await admin.query('delete from estate.carriers; delete from estate.calendars')
}

export async function addTestCarrier(
  { admin }: Admin,
  { siteId, given = {} }: { siteId: number; given?: GivenCarrier },
): Promise<number> {
  const { name = 'Transport', deliveryType = 'DELIVERY', provider = 'TABLE', isFreeFromThreshold = true } = given
  const { rows } = await admin.query(
    `insert into estate.carriers (site_id, delivery_type, provider, relay_provider, is_free_from_threshold, is_valid,
       least_days, most_days)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      siteId,
      deliveryType,
      provider,
      deliveryType === 'PICKUP' ? 'BUILT_IN' : null,
      isFreeFromThreshold,
      given.isValid ?? true,
      ...(given.days ?? [null, null]),
    ],
  )
  const { id } = rows[0]
  await admin.query(
    `insert into estate.carrier_texts (site_id, carrier_id, locale, name, delay)
     values ($1, $2, 'fr', $3, 'Demain'), ($1, $2, 'en', $3 || ' in English', 'Tomorrow')`,
    [siteId, id, name],
  )
  for (const zone of given.zones ?? [{}]) await addZone({ admin }, { siteId, carrierId: id, zone })
  return id
}

async function addZone(
  { admin }: Admin,
  { siteId, carrierId, zone }: { siteId: number; carrierId: number; zone: GivenZone },
): Promise<void> {
  const {
    country = 'FR',
    prefixes = [],
    isExcluded = false,
    surcharge = 0,
    extraDays = 0,
    tiers = [['BOTTLES', 60, 1000]],
  } = zone
  const { rows } = await admin.query(
    `insert into estate.carrier_zones (site_id, carrier_id, country, postal_prefixes, is_excluded, surcharge_cents,
       extra_days)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [siteId, carrierId, country, prefixes, isExcluded, surcharge, extraDays],
  )
  for (const [countedIn, upTo, price] of tiers) {
    await admin.query(
      'insert into estate.carrier_tiers (site_id, zone_id, counted_in, up_to, price_cents) values ($1, $2, $3, $4, $5)',
      [siteId, rows[0].id, countedIn, upTo, price],
    )
  }
}

interface GivenPlace {
  slotMinutes?: number
  capacity?: number
  /** [weekday, opens, closes]; every day from nine to noon otherwise. */
  hours?: readonly (readonly [number, string, string])[]
}

/** A place to fetch orders from; gives its address and its calendar. */
export async function addTestPlace({ admin }: Admin, { siteId, given = {} }: { siteId: number; given?: GivenPlace }) {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => [day, '09:00', '12:00'] as const)
  const address = await admin.query(
    `insert into estate.company_addresses (site_id, type_id, name, address, postal_code, city)
     values ($1, 3, 'Le chai', '1, rue du Chai', '49730', 'Turquant') returning id`,
    [siteId],
  )
  const calendar = await admin.query(
    'insert into estate.calendars (site_id, address_id, slot_minutes, capacity) values ($1, $2, $3, $4) returning id',
    [siteId, address.rows[0].id, given.slotMinutes ?? 60, given.capacity ?? 4],
  )
  for (const [weekday, opens, closes] of given.hours ?? everyDay) {
    await admin.query(
      'insert into estate.calendar_hours (site_id, calendar_id, weekday, opens, closes) values ($1, $2, $3, $4, $5)',
      [siteId, calendar.rows[0].id, weekday, opens, closes],
    )
  }
  return { addressId: Number(address.rows[0].id), calendarId: Number(calendar.rows[0].id) }
}

interface AddCollectOrderOptions {
  siteId: number
  order: { addressId: number; from: Date; status?: OrderStatus; id: string }
}

/** An order that fetches at a place from an instant on, as its row. */
export async function addCollectOrder({ admin }: Admin, { siteId, order }: AddCollectOrderOptions): Promise<void> {
  const status = order.status ?? 'PAID'
  const { fulfilment, money } = statesOf(status)
  await admin.query(
    `insert into estate.orders (site_id, public_id, cart_id, contents_hash, status, fulfilment, money, locale, email, firstname, lastname,
       billing_address, delivery_type, collect_address_id, collect_from, collect_until, products_cents, total_cents, vat,
       terms_accepted_at, created_at, changed_at)
     values ($1, $2, $2, 'x', $3, $6, $7, 'fr', 'a@example.com', 'A', 'B', '{}', 'CLICK_AND_COLLECT', $4, $5,
       $5::timestamptz + interval '1 hour', 0, 0, '[]', now(), now(), now())`,
    [siteId, order.id.padStart(32, '0'), status, order.addressId, order.from, fulfilment, money],
  )
}

/** A line of six bottles that are sent. Only what deliveries look at matters. */
export function testLine(given: Partial<PricedCartLine> = {}): PricedCartLine {
  const line = {
    id: 1,
    quantity: 6,
    type: 'WINE',
    is_dematerialized: false,
    has_shipping_fees: true,
    millilitres: 750,
    sell_by_multiple_of: 1,
    total: cents(7_500),
    weight_grams: null,
    ...given,
  }
  return line as PricedCartLine
}

/** A wish for delivery to Angers. */
export function askedDelivery(given: Partial<DeliveryRequest> = {}): DeliveryRequest {
  return {
    lines: [testLine()],
    shipping: { type: 'DELIVERY' },
    postalCode: '49100',
    idCountry: 250,
    dateSchedule: null,
    idSchedule: null,
    accessPoint: null,
    ...given,
  }
}

export function testAccessPoint(given: Partial<AccessPoint> = {}): AccessPoint {
  return {
    id: 'BUILT_IN:49-1',
    name: 'Épicerie du Mail',
    addLine1: '3, rue du Mail',
    zipCode: '49100',
    city: 'Angers',
    country: 'FR',
    position: { latitude: 47.47, longitude: -0.55 },
    icon: 'shop',
    distanceMetres: 300,
    opening: [],
    ...given,
  }
}
