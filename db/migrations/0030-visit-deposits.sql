-- What each person pays before a visit is theirs; null where nothing is asked.
alter table estate.services
  add deposit_cents integer check (deposit_cents > 0);

alter table estate.visit_bookings
  drop constraint visit_bookings_state_check,
  -- Who is to pay a deposit has their place, until a time.
  add constraint visit_bookings_state_check check (state in ('BOOKED', 'AWAITING_DEPOSIT', 'WAITING', 'CANCELLED')),
  -- Of each person, as it was said when they booked.
  add deposit_cents integer check (deposit_cents > 0),
  -- Until when it is waited for; null before it is asked, and once its payment was confirmed to the visitor.
  add deposit_until timestamptz,
  -- Until when whoever cancels gets it back.
  add refund_until timestamptz,
  add check ((deposit_cents is null) = (refund_until is null)),
  add check (state <> 'AWAITING_DEPOSIT' or (deposit_cents is not null and deposit_until is not null));

-- The order by which a deposit is paid. A number only: who is forgotten loses the booking, and the order stays.
alter table estate.orders add visit_booking_id integer;
create unique index one_deposit_a_booking on estate.orders (site_id, visit_booking_id)
  where visit_booking_id is not null and status <> 'CANCELLED';

-- A deposit is sold as credit, without a product.
alter table estate.order_lines alter product_id drop not null;
