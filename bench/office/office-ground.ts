import { createHash } from 'node:crypto'
import type pg from 'pg'
import { loadCatalogue } from '../catalogue.ts'
import { addPastOrders, connectAsOwner } from '../orders-ground.ts'

/** How much an estate has to tell that is larger than any. */
interface OfficeSize {
  site: number
  products: number
  orders: number
  customers: number
  changes: number
}

const TOKEN = 'only for measuring the back office'
const FIRSTNAMES = `(array['Jeanne','Anne','Émile','Bruno','Cécile','Denis','Ève','François','Gaëlle','Hugo'])[1 + id % 10]`
const LASTNAMES = `(array['Lebrun','Moreau','Perrin','Château','Dupont','Garnier','Vasseur'])[1 + id % 7] || ' ' || id % 997`
/** A year of orders that ends now. */
const SPREAD = (count: number) => `now() - (id - first_id) * interval '1 year' / ${count}`

/** Fills an estate; answers the token of one of its owners. */
export async function fillOffice(ownerUrl: string, size: OfficeSize): Promise<string> {
  const { site, products, orders, customers, changes } = size
  await loadCatalogue(ownerUrl, { id: site, products, contents: 'pairs' })
  const owner = await connectAsOwner(ownerUrl, site)
  await addPeople(owner, { site, customers })
  await addPastOrders(owner, { site, bottle: 1, count: orders })
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  for (const sql of ORDER_FACTS({ site, orders, customers })) await owner.query(sql)
  await owner.query(CHANGES, [site, changes])
  await owner.query('commit')
  await owner.query('vacuum analyze')
  await owner.end()
  return TOKEN
}

async function addPeople(owner: pg.Client, { site, customers }: { site: number; customers: number }): Promise<void> {
  await owner.query(
    `insert into estate.users (site_id, id, email, role, firstname, lastname, phone, created_at)
     select $1, id, 'buyer' || id % 50000 || '@example.com', 'CUSTOMER', ${FIRSTNAMES}, ${LASTNAMES}, '+33612345678',
       now() - id * interval '20 minutes'
     from generate_series(1, $2::integer) id`,
    [site, customers],
  )
  await owner.query(
    `insert into estate.users (site_id, id, email, role, firstname, lastname) values ($1, 1000001, 'owner@example.com', 'ADMIN', 'Odile', 'Maître')`,
    [site],
  )
  await owner.query(
    `insert into estate.sessions (site_id, token_hash, user_id, expires_at) values ($1, $2, 1000001, now() + interval '1 day')`,
    [site, createHash('sha256').update(TOKEN).digest()],
  )
}

/** What else there is of each order: who, when, its paper as it is issued, what moved. Every hundredth waits to be sent. */
const ORDER_FACTS = ({ site, orders, customers }: Pick<OfficeSize, 'site' | 'orders' | 'customers'>): string[] => [
  `update estate.orders set created_at = made_at, changed_at = made_at, paid_at = made_at, left_at = made_at,
     user_id = 1 + id % ${customers}, firstname = ${FIRSTNAMES}, lastname = ${LASTNAMES},
     fulfilment = case when id % 100 = 0 then 'PAID' else fulfilment end,
     status = case when id % 100 = 0 then 'PAID' else status end,
     discount_code = case when id % 20 = 0 then 'VENDANGES' end
   from (select id as made_id, ${SPREAD(orders)} as made_at
     from estate.orders, (select min(id) as first_id from estate.orders where site_id = ${site}) start
     where site_id = ${site}) made
   where site_id = ${site} and id = made_id`,
  `update estate.order_lines set product_id = 1 + order_id % 5000, declination_id = 1 + order_id % 10000 where site_id = ${site}`,
  `update estate.invoices set issued_at = orders.created_at,
     content = jsonb_build_object('locale', 'fr', 'orderId', orders.id, 'orderReference', 'C-' || orders.id,
       'issuedAt', orders.created_at, 'suppliedAt', orders.created_at, 'seller', jsonb_build_object('name', 'Banc'),
       'buyer', orders.billing_address || jsonb_build_object('email', orders.email), 'delivery', null,
       'lines', jsonb_build_array(jsonb_build_object('position', 0, 'name', 'Cuvée mesurée', 'label', '75 cl',
         'reference', 'MESURE', 'quantity', 2, 'answers', '[]'::jsonb, 'unitNetCents', 1041.5,
         'amounts', orders.vat, 'paid', orders.vat)),
       'productsCents', 2500, 'discountCents', 0, 'discountCode', null, 'shippingCents', 0, 'discounts', '[]'::jsonb,
       'shipping', '[]'::jsonb, 'shippingPaid', '[]'::jsonb, 'goodwill', '[]'::jsonb, 'vat', orders.vat,
       'vatGrounds', '[]'::jsonb, 'totalCents', 2500, 'paidBy', '[]'::jsonb, 'corrects', null)
   from estate.orders where orders.site_id = ${site} and invoices.site_id = ${site} and orders.id = invoices.order_id`,
  `insert into estate.money_movements (site_id, kind, cents, order_id, payment_id, moved_at)
   select ${site}, 'PAYMENT', 2500, orders.id, payments.id, orders.created_at from estate.orders
   join estate.payments on payments.site_id = orders.site_id and payments.order_id = orders.id where orders.site_id = ${site}`,
  `insert into estate.stock_movements (site_id, holder, holder_id, change, reason, order_id, moved_at)
   select ${site}, 'DECLINATION', declination_id, -2, 'SALE', order_id, orders.created_at from estate.orders
   join estate.order_lines on order_lines.site_id = orders.site_id and order_id = orders.id where orders.site_id = ${site}`,
  `insert into estate.messages (site_id, firstname, lastname, email, message, locale, created_at)
   select ${site}, ${FIRSTNAMES}, ${LASTNAMES}, 'buyer' || id || '@example.com',
     repeat('Bonjour, je voudrais savoir quand vous ouvrez. ', 8), 'fr', now() - id * interval '1 hour'
   from generate_series(1, ${Math.ceil(orders / 5)}) id`,
]

const CHANGES = `
  insert into estate.audit_events (site_id, happened_at, user_id, network, call, thing, thing_id, before, after)
  select $1, now() - id * interval '5 minutes', 1000001, '192.0.2.0/24',
    (array['products.change', 'declinations.change', 'moveOrders', 'carriers.change'])[1 + id % 4],
    (array['products', 'declinations', 'orders', 'carriers'])[1 + id % 4], (id % 10000)::text,
    jsonb_build_object('name', 'Cuvée ' || id, 'price', id % 100, 'texts', repeat('un vin franc et droit ', 12)),
    jsonb_build_object('name', 'Cuvée ' || id, 'price', 1 + id % 100, 'texts', repeat('un vin franc et droit ', 12))
  from generate_series(1, $2::integer) id`
