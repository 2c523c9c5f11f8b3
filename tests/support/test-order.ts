import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { Fulfilment, MoneyState, OrderStatus } from '#contract/orders/closed-sets.ts'

interface TestLine {
  name?: string
  label?: string
  reference?: string
  quantity?: number
  unitCents?: number
  /** Of VAT; a box may have several, each with its cents of the total. */
  vatParts?: { rate: number; cents: number }[]
  isAlcohol?: boolean
  customizations?: unknown[]
  productId?: number
}

export interface TestOrder {
  siteId?: number
  status?: OrderStatus
  locale?: string
  email?: string
  userId?: number | null
  firstname?: string
  lines?: TestLine[]
  discountCents?: number
  discountCode?: string | null
  shippingCents?: number
  /** Any other columns, as they lie in the table. */
  columns?: Record<string, unknown>
  now?: Date
}

interface InsertedOrder {
  id: number
  publicId: string
  cartId: string
  totalCents: number
}

export const TEST_ADDRESS = {
  firstname: 'Jeanne',
  lastname: 'Moreau',
  company: '',
  address: '12, rue des Halles',
  addressPart2: '',
  postalCode: '75001',
  city: 'Paris',
  idCountry: 250,
}

/** An order as completion leaves it, straight into the tables: for tests of what comes after it. */
export async function insertOrder(admin: Pick<ClientBase, 'query'>, given: TestOrder = {}): Promise<InsertedOrder> {
  const { siteId = 1, lines = [{}], discountCents = 0, shippingCents = 0 } = given
  const filled = lines.map(filledLine)
  const productsCents = filled.reduce((sum, line) => sum + line.total_cents, 0)
  const totalCents = productsCents - discountCents + shippingCents
  const publicId = randomBytes(16).toString('hex')
  const cartId = randomBytes(16).toString('hex')
  const now = given.now ?? new Date('2026-11-15T10:00:00Z')
  const status = given.status ?? 'PAID'
  const row = {
    site_id: siteId,
    public_id: publicId,
    cart_id: cartId,
    contents_hash: 'test',
    user_id: given.userId ?? null,
    status,
    ...statesOf(status),
    customer_key: given.email ?? 'jeanne@example.com',
    locale: given.locale ?? 'fr',
    email: given.email ?? 'jeanne@example.com',
    firstname: given.firstname ?? 'Jeanne',
    lastname: 'Moreau',
    delivery_address: JSON.stringify(TEST_ADDRESS),
    billing_address: JSON.stringify(TEST_ADDRESS),
    delivery_type: 'DELIVERY',
    carrier_name: 'Vinéo Express',
    products_cents: productsCents,
    discount_cents: discountCents,
    discount_code: given.discountCode ?? null,
    shipping_cents: shippingCents,
    total_cents: totalCents,
    vat: JSON.stringify(vatOf(filled, totalCents)),
    terms_accepted_at: now,
    created_at: now,
    changed_at: now,
    paid_at: now,
    ...given.columns,
  }
  const id = await insertRow(admin, { table: 'orders', row })
  for (const [position, line] of filled.entries()) {
    const { vatParts, ...columns } = line
    await insertRow(admin, {
      table: 'order_lines',
      row: {
        ...columns,
        site_id: siteId,
        order_id: id,
        position,
        vat_parts: JSON.stringify(vatParts),
      },
    })
  }
  return { id, publicId, cartId, totalCents }
}

/** What an order that outsiders see like this is made of. */
export function statesOf(status: OrderStatus): { fulfilment: Fulfilment; money: MoneyState } {
  if (status === 'PARTLY_REFUNDED') return { fulfilment: 'PAID', money: status }
  if (status === 'REFUNDED') return { fulfilment: 'CANCELLED', money: status }
  return { fulfilment: status, money: status === 'AWAITING_PAYMENT' || status === 'CANCELLED' ? 'OPEN' : 'PAID' }
}

function filledLine({ quantity = 6, unitCents = 1250, isAlcohol = true, customizations = [], ...line }: TestLine) {
  const total = quantity * unitCents
  return {
    product_id: line.productId ?? 1,
    name: line.name ?? 'Les Aubépines',
    label: line.label ?? '2021, 75 cl',
    reference: line.reference ?? '',
    quantity,
    unit_cents: unitCents,
    total_cents: total,
    vatParts: line.vatParts ?? [{ rate: 20, cents: total }],
    is_alcohol: isAlcohol,
    is_dematerialized: false,
    customizations: JSON.stringify(customizations),
  }
}

/** Of all rates together the total; what discount and delivery change is put on the first. */
function vatOf(lines: ReturnType<typeof filledLine>[], totalCents: number) {
  const grossByRate = new Map<number, number>()
  for (const { rate, cents } of lines.flatMap(({ vatParts }) => vatParts)) {
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + cents)
  }
  const rows = [...grossByRate].map(([rate, gross]) => ({ rate, gross }))
  const [first] = rows
  if (first) first.gross += totalCents - rows.reduce((sum, { gross }) => sum + gross, 0)
  return rows.map(({ rate, gross }) => {
    const net = Math.round((gross * 100) / (100 + rate))
    return { rate, net, vat: gross - net, gross }
  })
}

async function insertRow(
  admin: Pick<ClientBase, 'query'>,
  { table, row }: { table: string; row: Record<string, unknown> },
): Promise<number> {
  const names = Object.keys(row)
  const holes = names.map((_, at) => `$${at + 1}`)
  const returning = table === 'orders' ? ' returning id' : ''
  const { rows } = await admin.query(
    `insert into estate.${table} (${names.join(', ')}) values (${holes.join(', ')})${returning}`,
    Object.values(row),
  )
  return rows[0]?.id ?? 0
}
