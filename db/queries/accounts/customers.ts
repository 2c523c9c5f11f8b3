import { sql } from 'kysely'
import type { Customer } from '#contract/accounts/customers.ts'
import type { SiteDb } from '#db/site-db.ts'

type CustomerFacts = Omit<Customer, 'notes' | 'orders'> & {
  orders: (Omit<Customer['orders'][number], 'reference'> & { id: number })[]
}

const MOST_ORDERS = 50

/** What is theirs: of the account, or under an address that they have shown to be theirs. */
const ownOrder = sql`(orders.user_id = u.id
  or orders.user_id is null and u.email_confirmed_at is not null and orders.email = u.email)`

/** A customer with all that the estate knows of them but its notes: one statement. */
export async function findCustomer(
  db: SiteDb,
  { id, locale }: { id: number; locale: string },
): Promise<CustomerFacts | undefined> {
  const { rows } = await sql<CustomerFacts>`select u.id, u.firstname as "firstName", u.lastname as "lastName", u.email,
    u.email_confirmed_at is not null as "isEmailConfirmed", u.phone, to_char(u.birthdate, 'YYYY-MM-DD') as birthdate,
    u.locale as language, to_json(u.created_at) as "createdAt", to_json(u.last_login_at) as "lastLoginAt",
    u.second_factor_at is not null as "hasSecondFactor", paid.turnover, paid.count as "paidOrders",
    (select coalesce(json_agg(json_build_object('id', o.id, 'createdAt', o.created_at, 'total', o.total_cents / 100.0,
      'fulfilment', o.fulfilment, 'money', o.money) order by o.created_at desc, o.id desc), '[]')
      from (select * from orders where ${ownOrder} order by created_at desc, id desc limit ${MOST_ORDERS}) as o) as orders,
    (select coalesce(json_agg(json_build_object('id', a.id, 'firstname', a.firstname, 'lastname', a.lastname,
      'company', a.company, 'address', a.address, 'addressPart2', a.address_part2, 'postalCode', a.postal_code,
      'city', a.city, 'idCountry', a.country_id, 'isDeliveryDefault', a.is_delivery_default,
      'isBillingDefault', a.is_billing_default) order by a.id), '[]')
      from customer_addresses a where a.user_id = u.id) as addresses,
    (select coalesce(json_agg(json_build_object('id', c.id, 'issued', c.issued_cents / 100.0,
      'balance', c.balance_cents / 100.0, 'expiresAt', c.expires_at, 'isStopped', c.stopped_at is not null)
      order by c.id), '[]') from gift_cards c
      where c.recipient_email = u.email and u.email_confirmed_at is not null
        or c.order_id in (select orders.id from orders where orders.user_id = u.id)) as "giftCards",
    (select coalesce(json_agg(json_build_object('list', (select name from newsletter_list_texts said
        where said.list_id = s.list_id order by said.locale = ${locale} desc, said.locale = 'fr' desc limit 1),
      'wording', s.wording, 'confirmedAt', s.confirmed_at, 'endedAt', s.ended_at) order by s.id), '[]')
      from newsletter_subscriptions s
      join newsletter_readers r on r.site_id = s.site_id and r.id = s.reader_id where r.email = u.email) as consents,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
      from customer_groups g join customer_group_members m on m.site_id = g.site_id and m.group_id = g.id
      where m.user_id = u.id) as groups
    from users u, lateral (select count(*)::integer as count,
      coalesce(sum(total_cents - refunded_cents) / 100.0, 0)::float8 as turnover
      from orders where ${ownOrder} and orders.paid_at is not null) as paid
    where u.id = ${id} and u.role = 'CUSTOMER'`.execute(db)
  return rows[0]
}

/** Held until the end. */
export async function lockCustomer(db: SiteDb, id: number) {
  return db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'CUSTOMER')
    .forUpdate()
    .executeTakeFirst()
}

export async function isCustomer(db: SiteDb, id: number): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('id', '=', id).where('role', '=', 'CUSTOMER').execute()
  return found.length > 0
}

export async function listGroupsOf(db: SiteDb, userId: number) {
  return db
    .selectFrom('customer_groups')
    .innerJoin('customer_group_members', (on) =>
      on
        .onRef('customer_group_members.site_id', '=', 'customer_groups.site_id')
        .onRef('customer_group_members.group_id', '=', 'customer_groups.id'),
    )
    .select(['customer_groups.id', 'customer_groups.name'])
    .where('customer_group_members.user_id', '=', userId)
    .orderBy('customer_groups.name')
    .execute()
}

/** Whether all of these groups are there; the customer is in them and in no others. */
export async function saveGroupsOf(
  db: SiteDb,
  { userId, groupIds }: { userId: number; groupIds: readonly number[] },
): Promise<boolean> {
  await db.deleteFrom('customer_group_members').where('user_id', '=', userId).execute()
  if (groupIds.length === 0) return true
  const { rows } = await sql`insert into customer_group_members (group_id, user_id)
    select id, ${userId} from customer_groups where id = any (${[...groupIds]}::integer[]) returning group_id`.execute(
    db,
  )
  return rows.length === groupIds.length
}
