import { type RawBuilder, sql } from 'kysely'
import type { GuestOrder } from '#contract/accounts/guest-orders.ts'
import type { OrderStatus } from '#contract/orders/closed-sets.ts'
import { inPlainText, searchSql } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const MOST = 20

/** One letter-box, however it is written, as users.mail_key tells it. */
const mailKey = sql`replace(split_part(split_part(lower(o.email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(o.email), '@', 2)`
const nameKey = sql`lower(btrim(o.lastname) || ' ' || btrim(o.firstname))`

interface GuestSearch {
  userId: number
  /** What is typed; those that may be this customer's if nothing is. */
  search: string
}

/**
 * Orders that no account has. Which they are is found in the index of all orders; only those that are shown are read.
 * What was added to an order follows it, and the deposit of a visit belongs to the visit.
 */
export async function listGuestOrders(db: SiteDb, { userId, search }: GuestSearch): Promise<GuestOrder[]> {
  const isLikely = sql`(${mailKey} = own.mail_key or ${nameKey} = own.name_key and btrim(own.name_key) <> '')`
  return guestOrders(db, {
    userId,
    found: search === '' ? isLikely : searchSql([inPlainText(sql`o.searched`)], search),
    isShown: search === '' ? sql`cardinality(told.reasons) > 0` : sql`true`,
  })
}

interface FoundOrders {
  userId: number
  found: RawBuilder<unknown>
  isShown: RawBuilder<unknown>
}

async function guestOrders(db: SiteDb, { userId, found, isShown }: FoundOrders): Promise<GuestOrder[]> {
  const { rows } = await sql<GuestOrder>`
    with own as (select id, mail_key, name_key from users where id = ${userId}),
    found as materialized (
      select o.id, ${mailKey} = own.mail_key as "isMail", ${nameKey} = own.name_key as "isName"
      from orders o, own where o.user_id is null and o.visit_booking_id is null and ${found}
      order by o.created_at desc limit 200
    ), told as (
      select o.id, trim(o.firstname || ' ' || o.lastname) as name, o.email, to_json(o.created_at) as "createdAt",
        (o.total_cents / 100.0)::float8 as total, o.fulfilment, array_remove(array[
          case when found."isMail" then 'mail' end,
          case when found."isName" and exists (select from customer_addresses a
            where a.user_id = ${userId} and a.postal_code = o.billing_address ->> 'postalCode') then 'name' end
        ], null) as reasons
      from found join orders o on o.id = found.id where o.supplements is null
    )
    select told.* from told where ${isShown} order by told.id desc limit ${MOST}
  `.execute(db)
  return rows
}

/** How these orders, and what was added to them, become a customer's; answers those that were nobody's. */
export async function joinOrders(db: SiteDb, { userId, ids }: { userId: number; ids: readonly number[] }) {
  const { rows } = await sql<JoinedOrder>`
    update orders set user_id = ${userId} where user_id is null and visit_booking_id is null
      and (id = any (${[...ids]}::integer[]) or supplements = any (${[...ids]}::integer[]))
    returning id, supplements, email, firstname, locale, status
  `.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

/** And how one is nobody's again, if the estate has joined it. */
export async function releaseOrder(db: SiteDb, { userId, id }: { userId: number; id: number }) {
  const { rows } = await sql<JoinedOrder>`
    update orders set user_id = null where user_id = ${userId} and (id = ${id} or supplements = ${id})
      and exists (select from order_events where order_events.order_id = ${id} and detail = ${JOINED}
        and not exists (select from order_events later where later.order_id = ${id} and later.detail = ${RELEASED}
          and later.id > order_events.id))
    returning id, supplements, email, firstname, locale, status
  `.execute(db)
  return rows.sort((one, other) => one.id - other.id)
}

interface JoinedOrder {
  id: number
  supplements: number | null
  email: string
  firstname: string
  locale: string
  status: OrderStatus
}

/** In the history of an order, which customers are not told. */
export const JOINED = 'edited-joined'
export const RELEASED = 'edited-released'
