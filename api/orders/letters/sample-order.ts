import type { MailedOrder } from '#db/queries/orders/mailed-orders.ts'

const ADDRESS = {
  firstname: 'Jeanne',
  lastname: 'Moreau',
  company: '',
  address: '12, rue des Halles',
  addressPart2: '',
  postalCode: '75001',
  city: 'Paris',
  idCountry: 250,
}

const LINES = [
  { name: 'Les Aubépines', label: '2021, 75 cl', quantity: 6, unit_cents: 1250, total_cents: 7500 },
  {
    name: 'Cuvée du Vieux Puits, vendanges tardives',
    label: '2019, 150 cl',
    quantity: 1,
    unit_cents: 4800,
    total_cents: 4800,
  },
]

/** An order with a discount and a delivery: what an order's letters have most to tell of. */
export function sampleOrder(now: Date): MailedOrder {
  const times = { terms_accepted_at: now, created_at: now, changed_at: now, paid_at: now }
  return { ...BUYER, ...DELIVERY, ...AMOUNTS, ...times, lines: LINES.map(sampleLine) }
}

/** The same, to be fetched at the estate. */
export function sampleCollection(now: Date): MailedOrder {
  return { ...sampleOrder(now), ...COLLECTION }
}

const BUYER = {
  site_id: 0,
  id: 1042,
  public_id: 'a'.repeat(32),
  cart_id: 'c'.repeat(32),
  contents_hash: '',
  idempotency_key: null,
  user_id: null,
  status: 'PAID',
  fulfilment: 'PAID',
  money: 'PAID',
  customer_key: 'jeanne@example.com',
  placed_from: null,
  held_since: null,
  lapsed_at: null,
  locale: 'fr',
  email: 'jeanne@example.com',
  firstname: 'Jeanne',
  lastname: 'Moreau',
  phone: '0612345678',
  birthdate: null,
  billing_address: ADDRESS,
  message: '',
} as const

const DELIVERY = {
  delivery_address: ADDRESS,
  delivery_type: 'DELIVERY',
  carrier_id: null,
  carrier_name: 'Vinéo Express',
  delivery_delay: 'sous 3 à 5 jours ouvrés',
  arrives_from: '2026-11-19',
  arrives_until: '2026-11-23',
  hand_over_code: '7K4M2P',
  version: 1,
  edited_at: null,
  printed_at: null,
  supplements: null,
  carried: null,
  left_at: null,
  searched: '',
  service_code: null,
  access_point: null,
  collect_address_id: null,
  collect_place: null,
  collect_from: null,
  collect_until: null,
  tracking_number: 'VX 204 117 883',
  tracking_url: 'https://vineo.example/204117883',
  reserved_until: null,
} as const

const AMOUNTS = {
  products_cents: 12_300,
  discount_cents: 1_000,
  shipping_discount_cents: 0,
  visit_booking_id: null,
  cards_cents: 0,
  shipping_cents: 1_490,
  total_cents: 12_790,
  refunded_cents: 0,
  vat: [{ rate: 20, net: 10_658, vat: 2_132, gross: 12_790 }],
  discount_code_id: null,
  discount_code: 'BIENVENUE',
}

const COLLECTION = {
  delivery_type: 'CLICK_AND_COLLECT',
  carrier_name: null,
  delivery_address: null,
  shipping_cents: 0,
  total_cents: 11_300,
  vat: [{ rate: 20, net: 9_417, vat: 1_883, gross: 11_300 }],
  collect_place: { name: 'Caveau', address: '7, chemin Haut', postalCode: '49730', city: 'Turquant' },
  collect_from: new Date('2026-11-21T09:00:00Z'),
  collect_until: new Date('2026-11-21T10:30:00Z'),
} as const

function sampleLine(line: (typeof LINES)[number], position: number) {
  return {
    ...line,
    site_id: 0,
    order_id: 1042,
    position,
    declination_id: null,
    product_id: 1,
    reference: '',
    vat_parts: [{ rate: 20, cents: line.total_cents }],
    is_alcohol: true,
    is_dematerialized: false,
    is_gift_card: false,
    gift: null,
    cart_product_id: null,
    stock_claims: [],
    refunded_quantity: 0,
    customizations: [],
    picture: null,
    drawn: null,
  }
}
