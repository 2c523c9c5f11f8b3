-- Six of Crockford's digits, from the random bits of a UUID: what a customer says when fetching an order.
create function estate.new_hand_over_code() returns text
language sql volatile set search_path = pg_catalog, pg_temp
begin atomic
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(drawn.bytes, place) % 32, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) drawn, generate_series(0, 5) place;
end;
grant execute on function estate.new_hand_over_code to cuvee_app;

alter table estate.orders
  add column hand_over_code text not null default estate.new_hand_over_code()
    check (hand_over_code ~ '^[0-9A-HJKMNP-TV-Z]{6}$'),
  -- Counts up with each change: two who edit an order are told of each other.
  add column version integer not null default 1,
  -- When the estate last changed where it goes or what is in it, and when its papers were last printed.
  add column edited_at timestamptz,
  add column printed_at timestamptz,
  -- What is added to an order after it was paid is an order of its own, which goes with it.
  add column supplements integer check (supplements <> id),
  add foreign key (site_id, supplements) references estate.orders (site_id, id);
create index orders_to_hand_over on estate.orders (site_id, hand_over_code)
  where delivery_type = 'CLICK_AND_COLLECT' and fulfilment in ('PAID', 'IN_PREPARATION', 'READY_FOR_PICKUP');
create index orders_by_supplemented on estate.orders (site_id, supplements) where supplements is not null;
