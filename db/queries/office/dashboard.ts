import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

const MOST_SHOWN = 10

interface Tasks {
  toPrepare: number
  inPreparation: number
  toHandOver: number
  held: number
  returnsToDecide: number
  returnsUnderWay: number
  returnsToRefund: number
  withdrawals: number
  messagesToAnswer: number
  answersUnread: number
  privacyOpen: number
  privacyOverdue: number
  privacyNextDueAt: Date | null
  mailsFailed: number
  mailsWaiting: number
}

/** Everything that waits for somebody, counted at once. What is not sent is not prepared: gift cards, deposits. */
export async function countTasks(db: SiteDb, now: Date): Promise<Tasks> {
  const { rows } = await sql<Tasks>`select
    (select count(*)::integer from orders where fulfilment = 'PAID' and delivery_type <> 'NO_DELIVERY') as "toPrepare",
    (select count(*)::integer from orders where fulfilment = 'IN_PREPARATION') as "inPreparation",
    (select count(*)::integer from orders where fulfilment = 'READY_FOR_PICKUP') as "toHandOver",
    (select count(*)::integer from orders where money = 'HELD') as held,
    back."toDecide" as "returnsToDecide", back."underWay" as "returnsUnderWay", back."toRefund" as "returnsToRefund",
    back.withdrawals,
    (select count(*)::integer from messages where answered_at is null and not is_suspect) as "messagesToAnswer",
    (select count(*)::integer from form_submissions where read_at is null) as "answersUnread",
    clock.open as "privacyOpen", clock.overdue as "privacyOverdue", clock.next as "privacyNextDueAt",
    post.failed as "mailsFailed", post.waiting as "mailsWaiting"
    from
      (select count(*) filter (where state = 'ASKED')::integer as "toDecide",
        count(*) filter (where state in ('ACCEPTED', 'LABEL_SENT'))::integer as "underWay",
        count(*) filter (where state = 'RECEIVED')::integer as "toRefund",
        count(*) filter (where is_withdrawal and state not in ('REFUNDED', 'REFUSED'))::integer as withdrawals
        from returns) as back,
      (select count(*)::integer as open, count(*) filter (where due_at < ${now})::integer as overdue,
        min(due_at) as next from privacy_requests where state = 'OPEN') as clock,
      (select count(*) filter (where last_error is not null)::integer as failed,
        count(*) filter (where last_error is null)::integer as waiting from mails where sent_at is null) as post
  `.execute(db)
  const [tasks] = rows
  if (!tasks) throw new Error('What is counted is one row')
  return tasks
}

interface DayRow {
  day: string
  cents: number
  orders: number
}

/**
 * What the orders of each day in Paris came to, that were paid: without what went back, without gift cards, which are
 * credit until they are used, and without the deposits of visits, which become such credit.
 */
export async function listTurnoverDays(db: SiteDb, since: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with counted as materialized (
      select id, created_at, total_cents - refunded_cents as cents from orders
      where created_at >= (${since}::date)::timestamp at time zone 'Europe/Paris'
        and paid_at is not null and visit_booking_id is null
    ), credit as (
      select order_id, sum(unit_cents * (quantity - refunded_quantity)) as cents from order_lines
      where is_gift_card group by order_id
    )
    -- All days but those of credit are told by an index alone, and each day is written once.
    select to_char(day, 'YYYY-MM-DD') as day, sum(cents)::float8 as cents, sum(orders)::integer as orders
    from (
      select (created_at at time zone 'Europe/Paris')::date as day, sum(cents) as cents, count(*) as orders
      from counted group by 1
      union all
      select (created_at at time zone 'Europe/Paris')::date, -sum(credit.cents), 0
      from credit join counted on counted.id = credit.order_id group by 1
    ) told
    group by told.day order by 1`.execute(db)
  return rows
}

interface ProductRow {
  idProduct: number
  name: string
  quantity: number
  amount: number
}

/** What was sold most since then, without what went back; named in the reader's language as it is now, or as it was sold. */
export async function listBestProducts(
  db: SiteDb,
  { since, locale }: { since: Date; locale: string },
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select line.product_id as "idProduct", coalesce((select texts.name from product_texts texts
        where texts.product_id = line.product_id
        order by texts.locale = ${locale} desc, texts.locale = 'fr' desc limit 1), max(line.name)) as name,
      sum(line.quantity - line.refunded_quantity)::integer as quantity,
      (sum(line.unit_cents * (line.quantity - line.refunded_quantity)) / 100.0)::float8 as amount
    from orders join order_lines line on line.site_id = orders.site_id and line.order_id = orders.id
    where orders.created_at >= ${since} and orders.paid_at is not null and line.product_id is not null
      and not line.is_gift_card and line.quantity > line.refunded_quantity
    group by line.product_id order by quantity desc, amount desc, 1 limit ${MOST_SHOWN}`.execute(db)
  return rows
}

interface StockRow {
  idProduct: number
  idDeclination: number | null
  name: string
  vintage: number | null
  millilitres: number | null
  left: number
  sold: number
}

/** What has been sold since then and is still there, the scarcest first. */
export async function listSoldStock(
  db: SiteDb,
  { since, locale }: { since: Date; locale: string },
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with sold as materialized (
      select holder, holder_id, -sum(change)::integer as sold from stock_movements
      where moved_at >= ${since} and reason in ('SALE', 'RETURN') group by holder, holder_id having sum(change) < 0
    ), kept as (
      select declinations.product_id, declinations.id, vintages.year, declinations.millilitres, declinations.quantity - declinations.reserved as left,
        sold.sold from sold join declinations on declinations.id = sold.holder_id
      left join vintages on vintages.site_id = declinations.site_id and vintages.id = declinations.vintage_id
      where sold.holder = 'DECLINATION' and declinations.tracks_stock and declinations.is_valid
      union all
      select products.id, null, null, null, products.quantity - products.reserved, sold.sold
      from sold join products on products.id = sold.holder_id where sold.holder = 'PRODUCT' and products.is_valid
    )
    select product_id as "idProduct", id as "idDeclination", coalesce((select texts.name from product_texts texts
        where texts.product_id = kept.product_id
        order by texts.locale = ${locale} desc, texts.locale = 'fr' desc limit 1), '') as name,
      year as vintage, millilitres, "left", sold
    from kept where "left" > 0 order by "left"::float8 / sold, 1, 2 limit ${MOST_SHOWN}`.execute(db)
  return rows
}

interface Attendance {
  carts: number
  cartsAmount: number
  visits: number
  orders: number
  sources: { source: string; visits: number }[]
}

/** Who came and from where, what they left in carts, and how many ordered. */
export async function readAttendance(
  db: SiteDb,
  { since, day, idleSince }: { since: Date; day: string; idleSince: Date },
): Promise<Attendance> {
  const { rows } = await sql<Attendance>`
    with sources as (
      select source, sum(visits)::integer as visits from referral_counts where day >= ${day}::date group by source
    )
    select lost.carts, lost.amount as "cartsAmount",
      (select coalesce(sum(visits), 0)::integer from sources) as visits,
      (select count(*)::integer from orders where created_at >= ${since} and paid_at is not null) as orders,
      (select coalesce(json_agg(json_build_object('source', source, 'visits', visits) order by visits desc, source), '[]')
        from (select * from sources order by visits desc, source limit ${MOST_SHOWN}) as most) as sources
    from (
      select count(distinct carts.id)::integer as carts,
        (coalesce(sum(line.quantity * line.seen_unit_cents), 0) / 100.0)::float8 as amount
      from carts join cart_products line on line.site_id = carts.site_id and line.cart_id = carts.id
      where carts.changed_at >= ${since} and carts.changed_at < ${idleSince}
        and carts.ordered_at is null and carts.merged_into is null
    ) as lost`.execute(db)
  const [attendance] = rows
  if (!attendance) throw new Error('What is counted is one row')
  return attendance
}
