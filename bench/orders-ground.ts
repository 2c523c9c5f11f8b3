import pg from 'pg'

const ADDRESS = `'{"firstname":"Jeanne","lastname":"Lebrun","company":"","address":"12 rue des Tonneliers",
  "addressPart2":"","postalCode":"37000","city":"Tours","idCountry":250}'::jsonb`
const BATCH = 50_000

/** The superuser in one estate. */
export async function connectAsOwner(url: string, site: number): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`set app.site = '${site}'`)
  return owner
}

/** Orders of two bottles each that were paid, invoiced and told long ago: a year of them ends yesterday. */
export async function addPastOrders(
  owner: pg.Client,
  { site, bottle, count }: { site: number; bottle: number; count: number },
): Promise<void> {
  await owner.query('begin')
  // Triggers look at one row after the other; what they would check holds by the way the rows are made.
  await owner.query('set local session_replication_role = replica')
  const { rows } = await owner.query(
    'select coalesce(max(id), 0) as last, (select product_id from estate.declinations where site_id = $1 and id = $2) as product from estate.orders where site_id = $1',
    [site, bottle],
  )
  const { last, product } = rows[0]
  const numbers = await owner.query(
    `select coalesce(max(number), 0) as last from estate.invoices where site_id = $1 and series = 'INVOICE' and year = 2025`,
    [site],
  )
  for (let from = 0; from < count; from += BATCH) {
    const until = Math.min(count, from + BATCH)
    for (const sql of INSERTS) {
      await owner.query(sql({ site, bottle, product, first: Number(last) + from + 1, end: Number(last) + until }))
    }
    await owner.query(
      INVOICES({
        site,
        first: Number(last) + from + 1,
        end: Number(last) + until,
        number: Number(numbers.rows[0].last) + from,
      }),
    )
  }
  await owner.query('commit')
  await owner.query(
    `select setval(pg_get_serial_sequence('estate.orders', 'id'), greatest((select max(id) from estate.orders), 1))`,
  )
  // As the database does by itself a minute after so many rows.
  await owner.query('vacuum analyze')
}

interface Batch {
  site: number
  bottle: number
  product: number
  first: number
  end: number
}

const MADE_AT = `timestamptz '2025-12-31' - (id % 525600) * interval '1 minute'`

const INSERTS: ((batch: Batch) => string)[] = [
  ({ site, first, end }) => `
    insert into estate.orders (site_id, id, public_id, cart_id, contents_hash, customer_key, status, fulfilment, money,
      locale, email, firstname, lastname, phone, delivery_address, billing_address, delivery_type, carrier_name,
      products_cents, total_cents, vat, terms_accepted_at, created_at, changed_at, paid_at, left_at)
    select ${site}, id, md5('order' || id), md5('cart' || id), 'measured', 'buyer' || id % 50000 || '@example.com',
      'DELIVERED', 'DELIVERED', 'PAID', 'fr', 'buyer' || id % 50000 || '@example.com', 'Jeanne', 'Lebrun',
      '+33612345678', ${ADDRESS}, ${ADDRESS}, 'DELIVERY', 'Coursier', 2500, 2500,
      '[{"rate": 20, "net": 2083, "vat": 417, "gross": 2500}]', ${MADE_AT}, ${MADE_AT}, ${MADE_AT}, ${MADE_AT}, ${MADE_AT}
    from generate_series(${first}, ${end}) id`,
  ({ site, bottle, product, first, end }) => `
    insert into estate.order_lines (site_id, order_id, position, declination_id, product_id, name, quantity, unit_cents,
      total_cents, vat_parts, is_alcohol, is_dematerialized)
    select ${site}, id, 0, ${bottle}, ${product}, 'Cuvée mesurée', 2, 1250, 2500, '[{"rate": 20, "cents": 2500}]', true, false
    from generate_series(${first}, ${end}) id`,
  ({ site, first, end }) => `
    insert into estate.payments (site_id, order_id, attempt, provider, reference, amount_cents, received_cents, status,
      created_at, changed_at)
    select ${site}, id, 1, 'TEST_CARDS', md5('payment' || ${site} || '-' || id), 2500, 2500, 'SUCCEEDED', ${MADE_AT}, ${MADE_AT}
    from generate_series(${first}, ${end}) id`,
  ({ site, first, end }) => `
    insert into estate.mails (site_id, kind, locale, recipient, order_id, message_id, created_at, sent_at)
    select ${site}, 'ORDER_CONFIRMED', 'fr', 'buyer' || id % 50000 || '@example.com', id, md5('mail' || id), ${MADE_AT}, ${MADE_AT}
    from generate_series(${first}, ${end}) id`,
]

const INVOICES = ({ site, first, end, number }: Omit<Batch, 'bottle' | 'product'> & { number: number }) => `
  insert into estate.invoices (site_id, series, year, number, order_id, issued_at, total_cents, content)
  select ${site}, 'INVOICE', 2025, ${number} + id - ${first - 1}, id, ${MADE_AT}, 2500, '{}'
  from generate_series(${first}, ${end}) id`
