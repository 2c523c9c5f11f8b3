-- What the gift cards were worth that a refund takes back: they are worth nothing any more, whatever was given back for
-- them. What was decided before is told by the cards themselves: by its lines, and the rest with the last of an order.
alter table estate.refunds add column vouchers_cents integer not null default 0 check (vouchers_cents >= 0);
do $$
declare
  site integer;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site::text, true);
    update estate.refunds set vouchers_cents = told.cents
    from (
      select refund_lines.refund_id, sum(refund_lines.amount_cents) as cents
      from estate.refund_lines
      join estate.refunds on refunds.id = refund_lines.refund_id and refunds.status <> 'FAILED'
      join estate.order_lines on order_lines.order_id = refunds.order_id
        and order_lines.position = refund_lines.position and order_lines.is_gift_card
      group by 1
    ) told
    where told.refund_id = refunds.id;
    update estate.refunds set vouchers_cents = refunds.vouchers_cents + missing.cents
    from (
      select taken.order_id, taken.cents - coalesce(sum(refunds.vouchers_cents), 0) as cents, max(refunds.id) as last_id
      from (
        select order_id, sum(cents) as cents from estate.money_movements where kind = 'CARD_CANCELLED' group by 1
      ) taken
      join estate.refunds on refunds.order_id = taken.order_id and refunds.status <> 'FAILED'
      group by taken.order_id, taken.cents
    ) missing
    where refunds.id = missing.last_id and missing.cents > 0;
  end loop;
  perform set_config('app.site', '', true);
end $$;

-- On whose behalf something is done at its time; the log of changes then says so.
alter table platform.due_work add column asked_by integer;
alter table estate.audit_events
  alter column user_id drop not null,
  -- Done at its time by nobody's hand: whoever planned it is the user, if that is known.
  add column is_planned boolean not null default false,
  add check (user_id is not null or is_planned);

-- When the goods left the estate: sent, or handed over. Excise is due then, whenever the invoice was issued.
alter table estate.orders add column left_at timestamptz;
do $$
declare
  site integer;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site::text, true);
    update estate.orders set left_at = coalesce(
      (select min(happened_at) from estate.order_events
       where order_events.order_id = orders.id and order_events.status in ('SHIPPED', 'DELIVERED')), changed_at)
    where fulfilment in ('SHIPPED', 'DELIVERED');
  end loop;
  perform set_config('app.site', '', true);
end $$;
create index orders_by_leaving on estate.orders (site_id, left_at) where left_at is not null;
create index refunds_by_date on estate.refunds (site_id, created_at);

-- Lists of the back office are narrowed, ordered and searched over few columns of wide rows. Under row-level security no
-- index finds words within a text, so what a search reads is kept narrow: one text, without accents and capitals, in an
-- index that holds all that a list of the same table asks for. Its rows are read only for the page that is shown.
alter table estate.orders add column searched text not null generated always as (
  platform.plain('C-' || lpad(id::text, 6, '0') || ' ' || firstname || ' ' || lastname || ' ' || email)) stored;
drop index estate.orders_by_date;
create index orders_by_date on estate.orders (site_id, created_at, id) include (searched, firstname, lastname, email,
  user_id, status, fulfilment, money, total_cents, refunded_cents, paid_at, visit_booking_id, delivery_type, carrier_id,
  collect_address_id, collect_from, discount_code);
-- What customers have bought.
create index orders_paid_by_user on estate.orders (site_id, user_id) include (paid_at, total_cents, refunded_cents)
  where user_id is not null and paid_at is not null;
create index order_lines_by_product on estate.order_lines (site_id, product_id, order_id) where product_id is not null;

alter table estate.users add column searched text not null generated always as (
  platform.plain(firstname || ' ' || lastname || ' ' || email || ' ' || coalesce(phone, ''))) stored;
create index users_by_date on estate.users (site_id, role, created_at, id) include (searched, firstname, lastname, email);

alter table estate.audit_events add column searched text not null generated always as (
  platform.plain(call || ' ' || coalesce(thing || ' ' || thing_id, '') || ' ' || coalesce(before::text, '') || ' ' ||
    coalesce(after::text, ''))) stored;
create index stock_movements_sold on estate.stock_movements (site_id, moved_at) include (holder, holder_id, change)
  where reason in ('SALE', 'RETURN');
