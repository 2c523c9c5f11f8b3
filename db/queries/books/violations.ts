import { sql } from 'kysely'
import type { BookRule } from '#contract/books/closed-sets.ts'
import type { SiteDb } from '#db/site-db.ts'

interface BookViolation {
  rule: BookRule
  subject: string
  expected: string
  found: string
}

/**
 * Everything in the estate's books that does not hold, in one look: one statement, so that nobody sells between two
 * columns. Written over the tables alone: what wrote them has no say here.
 */
export async function findViolations(db: SiteDb): Promise<BookViolation[]> {
  const { rows } = await sql<BookViolation>`
    with holders as (
      select 'DECLINATION' as holder, id, quantity, reserved from declinations
      union all
      select 'PRODUCT', id, quantity, reserved from products
    ), moved as (
      select holder, holder_id, sum(change) as change from stock_movements group by 1, 2
    ), held as (
      select holder, holder_id, sum(quantity) as quantity from stock_reservations where state = 'HELD' group by 1, 2
    ), taken as (
      select order_id, holder, holder_id, sum(quantity) as sold, sum(returned) as returned
      from stock_reservations where state = 'TAKEN' group by 1, 2, 3
    ), moved_by_order as (
      select order_id, holder, holder_id,
        coalesce(sum(-change) filter (where reason = 'SALE'), 0) as sold,
        coalesce(sum(change) filter (where reason = 'RETURN'), 0) as returned
      from stock_movements where order_id is not null group by 1, 2, 3
    ), refunds_of_payment as (
      select payment_id, sum(amount_cents - cards_cents) as cents,
        sum(amount_cents - cards_cents) filter (where status = 'DONE') as done
      from refunds where status <> 'FAILED' group by 1
    ), money as (
      select
        (select coalesce(sum(case when kind in ('PAYMENT', 'CARD_USED') then cents
          when kind in ('REFUND', 'CARD_RETURNED') then -cents else 0 end), 0) from money_movements) as kept,
        (select coalesce(sum(case series when 'INVOICE' then total_cents else -total_cents end), 0) from invoices) as billed,
        (select coalesce(sum(received_cents - coalesce(refunds_of_payment.done, 0)), 0)
          from payments left join refunds_of_payment on payment_id = payments.id
          where payments.status in ('HELD', 'REFUNDED')) as held
    ), living_uses as (
      select discount_code_id as code_id, customer_key, count(*) as uses from orders
      where discount_code_id is not null and fulfilment <> 'CANCELLED' and money <> 'REFUNDED' group by 1, 2
    ), uses_by_code as (
      select code_id, sum(uses) as uses, max(uses) as by_customer from living_uses group by 1
    ), slots as (
      select collect_address_id as address_id, collect_from, count(*) as orders from orders
      where collect_from is not null and fulfilment <> 'CANCELLED' group by 1, 2
    )
    select 'stock-is-its-movements' as rule, holders.holder || ' ' || id as subject,
      coalesce(change, 0)::text as expected, quantity::text as found
    from holders left join moved on moved.holder = holders.holder and moved.holder_id = holders.id
    where quantity <> coalesce(change, 0)
    union all
    select 'reserved-is-held', holders.holder || ' ' || id, coalesce(held.quantity, 0)::text, reserved::text
    from holders left join held on held.holder = holders.holder and held.holder_id = holders.id
    where reserved <> coalesce(held.quantity, 0)
    union all
    select 'holds-belong-to-unpaid-orders', 'order ' || orders.id, 'AWAITING_PAYMENT', orders.fulfilment
    from stock_reservations join orders on orders.id = order_id
    where state = 'HELD' and orders.fulfilment <> 'AWAITING_PAYMENT'
    union all
    select 'sold-is-taken', 'order ' || coalesce(taken.order_id, moved_by_order.order_id),
      coalesce(taken.sold, 0)::text, coalesce(moved_by_order.sold, 0)::text
    from taken full join moved_by_order using (order_id, holder, holder_id)
    where coalesce(taken.sold, 0) <> coalesce(moved_by_order.sold, 0)
    union all
    select 'returned-is-back', 'order ' || coalesce(taken.order_id, moved_by_order.order_id),
      coalesce(taken.returned, 0)::text, coalesce(moved_by_order.returned, 0)::text
    from taken full join moved_by_order using (order_id, holder, holder_id)
    where coalesce(taken.returned, 0) <> coalesce(moved_by_order.returned, 0)
    union all
    select 'paid-less-refunded-is-invoiced-less-credited', 'money', (billed + held)::text, kept::text
    from money where kept <> billed + held
    union all
    select 'paid-orders-are-invoiced', 'order ' || orders.id, case when paid_at is null then '0' else orders.total_cents::text end,
      coalesce(invoices.total_cents::text, 'none')
    from orders left join invoices on invoices.order_id = orders.id and invoices.series = 'INVOICE'
    where (paid_at is not null) <> (invoices.number is not null) or invoices.total_cents <> orders.total_cents
    union all
    select 'refunds-are-credited', 'refund ' || refunds.id, refunds.amount_cents::text, coalesce(invoices.total_cents::text, 'none')
    from refunds left join payments on payments.id = refunds.payment_id
    left join invoices on invoices.refund_id = refunds.id
    where (refunds.payment_id is null or payments.status = 'SUCCEEDED')
      and ((refunds.status = 'DONE') <> (invoices.number is not null) or invoices.total_cents <> refunds.amount_cents)
    union all
    select 'refunds-add-up', 'refund ' || refunds.id, refunds.amount_cents::text,
      (shipping_cents + goodwill_cents + coalesce(lines.cents, 0))::text
    from refunds
    left join (select refund_id, sum(amount_cents) as cents from refund_lines group by 1) lines on refund_id = refunds.id
    where refunds.amount_cents <> shipping_cents + goodwill_cents + coalesce(lines.cents, 0)
    union all
    select 'order-refunded-is-its-refunds', 'order ' || orders.id, coalesce(sum(refunds.amount_cents), 0)::text,
      orders.refunded_cents::text
    from orders
    left join payments on payments.order_id = orders.id and payments.status = 'SUCCEEDED'
    left join refunds on refunds.order_id = orders.id and refunds.status <> 'FAILED'
      and (refunds.payment_id is null or refunds.payment_id = payments.id)
    group by orders.id, orders.refunded_cents
    having orders.refunded_cents <> coalesce(sum(refunds.amount_cents), 0)
    union all
    select 'payment-refunded-is-its-refunds', 'payment ' || payments.id, coalesce(cents, 0)::text,
      payments.refunded_cents::text
    from payments left join refunds_of_payment on payment_id = payments.id
    where payments.refunded_cents <> coalesce(cents, 0)
    union all
    select 'lines-refunded-are-their-refunds', 'order ' || order_lines.order_id || ' line ' || order_lines.position,
      coalesce(sum(refund_lines.quantity), 0)::text, order_lines.refunded_quantity::text
    from order_lines
    left join refunds on refunds.order_id = order_lines.order_id and refunds.status <> 'FAILED'
    left join refund_lines on refund_lines.refund_id = refunds.id and refund_lines.position = order_lines.position
    group by order_lines.order_id, order_lines.position, order_lines.refunded_quantity
    having order_lines.refunded_quantity <> coalesce(sum(refund_lines.quantity), 0)
    union all
    select 'money-state-is-its-money', 'order ' || id, expected, money
    from (
      select id, money, case
        when exists (select from payments where payments.order_id = orders.id and payments.status = 'HELD'
          and received_cents <> amount_cents and paid_at is null) then 'HELD'
        when paid_at is null then 'OPEN'
        when refunded_cents = 0 then 'PAID'
        when refunded_cents = total_cents then 'REFUNDED'
        else 'PARTLY_REFUNDED'
      end as expected
      from orders
    ) states
    -- An order that ended with money held keeps telling so.
    where money <> expected and not (money = 'HELD' and expected = 'OPEN')
    union all
    select 'code-uses-are-living-orders', 'code ' || code, coalesce(uses_by_code.uses, 0)::text, discount_codes.uses::text
    from discount_codes left join uses_by_code on code_id = discount_codes.id
    where discount_codes.uses <> coalesce(uses_by_code.uses, 0)
    union all
    select 'code-keeps-to-its-limit', 'code ' || code, max_uses::text, uses_by_code.uses::text
    from discount_codes join uses_by_code on code_id = discount_codes.id where uses_by_code.uses > max_uses
    union all
    select 'code-keeps-to-its-limit-per-customer', 'code ' || code, max_uses_per_customer::text, by_customer::text
    from discount_codes join uses_by_code on code_id = discount_codes.id where by_customer > max_uses_per_customer
    union all
    select 'slots-keep-to-their-capacity', 'place ' || slots.address_id || ' ' || collect_from, capacity::text, orders::text
    from slots join calendars on calendars.address_id = slots.address_id where orders > capacity
    union all
    select 'card-balance-is-its-movements', 'gift card ' || gift_cards.id,
      coalesce(sum(case when kind in ('CARD_ISSUED', 'CARD_RETURNED') then cents else -cents end), 0)::text,
      balance_cents::text
    from gift_cards left join money_movements on gift_card_id = gift_cards.id
    group by gift_cards.id, balance_cents
    having balance_cents <> coalesce(sum(case when kind in ('CARD_ISSUED', 'CARD_RETURNED') then cents else -cents end), 0)
    union all
    select 'card-held-is-held-by-unpaid-orders', 'gift card ' || gift_cards.id,
      coalesce(sum(cents) filter (where state = 'HELD' and fulfilment = 'AWAITING_PAYMENT'), 0)::text, held_cents::text
    from gift_cards
    left join gift_card_uses on gift_card_id = gift_cards.id left join orders on orders.id = gift_card_uses.order_id
    group by gift_cards.id, held_cents
    having held_cents <> coalesce(sum(cents) filter (where state = 'HELD' and fulfilment = 'AWAITING_PAYMENT'), 0)
      or bool_or(state = 'HELD' and fulfilment <> 'AWAITING_PAYMENT')
    union all
    select 'orders-are-paid-by-cards-and-payment', 'order ' || orders.id, total_cents::text,
      (coalesce(paid.cents, 0) + coalesce(used.cents, 0))::text
    from orders
    left join (select order_id, sum(amount_cents) as cents from payments where status = 'SUCCEEDED' group by 1) paid
      on paid.order_id = orders.id
    left join (select order_id, sum(cents) as cents from gift_card_uses where state = 'TAKEN' group by 1) used
      on used.order_id = orders.id
    where paid_at is not null and total_cents <> coalesce(paid.cents, 0) + coalesce(used.cents, 0)
    union all
    select 'cards-taken-back-are-refunded', 'order ' || order_id, coalesce(taken.cents, 0)::text, coalesce(back.cents, 0)::text
    from (select order_id, sum(cents) as cents from money_movements where kind = 'CARD_CANCELLED' group by 1) taken
    full join (select order_id, sum(vouchers_cents) as cents from refunds where status <> 'FAILED' group by 1
      having sum(vouchers_cents) > 0) back using (order_id)
    where taken.cents is distinct from back.cents
    union all
    select 'invoice-numbers-have-no-gap', series || ' ' || year, max(number)::text, count(*)::text
    from invoices group by series, year having max(number) <> count(*)
    union all
    select 'returns-keep-to-their-lines', 'order ' || order_lines.order_id || ' line ' || order_lines.position,
      order_lines.quantity::text, sum(return_lines.quantity)::text
    from return_lines
    join returns on returns.id = return_id and state <> 'REFUSED'
    join order_lines on order_lines.order_id = returns.order_id and order_lines.position = return_lines.position
    group by order_lines.order_id, order_lines.position, order_lines.quantity
    having sum(return_lines.quantity) > order_lines.quantity
    union all
    select 'returned-is-refunded', 'return ' || returns.id || ' line ' || return_lines.position,
      return_lines.quantity::text, coalesce(refund_lines.quantity::text, 'none')
    from return_lines
    join returns on returns.id = return_id and state = 'REFUNDED'
    join orders on orders.id = returns.order_id and orders.total_cents > 0
    left join refund_lines on refund_lines.refund_id = returns.refund_id and refund_lines.position = return_lines.position
    where return_lines.quantity is distinct from refund_lines.quantity
    union all
    select 'visits-keep-to-their-capacity', 'visit ' || service_id || ' ' || starts_at, max(capacity)::text, sum(people)::text
    from visit_bookings join calendars using (service_id)
    where state in ('BOOKED', 'AWAITING_DEPOSIT') and starts_at > now()
    group by service_id, starts_at having sum(people) > max(capacity)
    union all
    select 'booked-deposits-are-paid', 'booking ' || visit_bookings.id, 'paid', 'unpaid'
    from visit_bookings
    where state = 'BOOKED' and deposit_cents is not null
      and not exists (select from orders where visit_booking_id = visit_bookings.id and paid_at is not null)
    union all
    -- A visit that its visitor gave up too late keeps its deposit as credit; one that nobody gave up has its place.
    select 'paid-deposits-are-booked', 'booking ' || visit_bookings.id, 'BOOKED', state
    from visit_bookings join orders on visit_booking_id = visit_bookings.id
    where paid_at is not null and state in ('AWAITING_DEPOSIT', 'WAITING')
    union all
    select 'deposits-become-cards', 'order ' || orders.id, orders.total_cents::text, coalesce(sum(issued_cents), 0)::text
    from orders left join gift_cards on gift_cards.order_id = orders.id
    where visit_booking_id is not null and paid_at is not null
    group by orders.id, orders.total_cents having orders.total_cents <> coalesce(sum(issued_cents), 0)
    union all
    select 'deposit-orders-keep-their-place', 'order ' || orders.id, 'AWAITING_DEPOSIT', coalesce(state, 'none')
    from orders left join visit_bookings on visit_bookings.id = visit_booking_id
    where visit_booking_id is not null and fulfilment = 'AWAITING_PAYMENT' and state is distinct from 'AWAITING_DEPOSIT'
    order by 1, 2
  `.execute(db)
  return rows
}
