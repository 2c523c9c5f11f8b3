-- What a list tells of a product, written out by the program: reading a card and writing it anew for each who asks takes
-- longer than all else that a list costs where there are more cards than a process can keep (decisions/086). A row is
-- right as long as it is there: it goes with any change of its card, and says which program has told it for which shop.
create table estate.told_cards (
  site_id integer not null default estate.current_site() references platform.sites (id),
  locale text not null,
  product_id integer not null,
  program text not null,
  hides_prices text,
  hides_percent text,
  -- Null where what is told of it beside its numbers depends on the stock: such a card is made whenever it is asked for.
  told text,
  primary key (site_id, locale, product_id)
);
-- As with cards: unpacking it, or fetching it from elsewhere, costs more than the room.
alter table estate.told_cards alter column told set storage external;
alter table estate.told_cards set (toast_tuple_target = 8160);
call platform.protect('estate.told_cards');

create function estate.forget_told_card() returns trigger
language plpgsql as $$
begin
  delete from estate.told_cards
  where site_id = old.site_id and locale = old.locale and product_id = old.product_id;
  return null;
end $$;
create trigger forget_told_card after update or delete on estate.product_cards
  for each row execute function estate.forget_told_card();

-- Asks the program to tell what is not told. Asked twice, the earlier time holds; asked while it is at it, it looks once more.
create function estate.ask_for_told_cards(of_site integer, due timestamptz default now()) returns void
language sql as $$
  insert into platform.due_work (kind, site_id, subject, due_at) values ('CARDS', of_site, '', due)
  on conflict (kind, site_id, subject) do update set
      due_at = case when due_work.leased_until is null then excluded.due_at else due_work.due_at end,
      again_at = case when due_work.leased_until is null then null else excluded.due_at end
    where case when due_work.leased_until is null then due_work.due_at > excluded.due_at else due_work.again_at is null end
$$;

create or replace function estate.make_changed_cards() returns trigger
language plpgsql as $$
begin
  -- One maker at a time in each estate: who comes second sees what the first has committed, and makes the last word.
  perform pg_advisory_xact_lock(hashtext('product cards'), new.site_id);
  if new.product_id = 0 then
    perform estate.make_facet_bits(new.site_id);
    perform estate.ask_for_told_cards(new.site_id);
  else
    perform estate.make_cards(new.site_id, new.product_id);
    -- Noted last, it is done last: once for all products of the transaction.
    perform estate.note_changed_product(new.site_id, 0);
  end if;
  delete from estate.changed_products
  where site_id = new.site_id and product_id = new.product_id and transaction = new.transaction;
  return null;
end $$;

create function estate.ask_for_shown_cards() returns trigger
language plpgsql as $$
begin
  perform estate.ask_for_told_cards(new.site_id);
  return null;
end $$;
create trigger ask_for_shown_cards after update of hides_prices, hides_percent on estate.shop_settings for each row
  when (old.hides_prices is distinct from new.hides_prices or old.hides_percent is distinct from new.hides_percent)
  execute function estate.ask_for_shown_cards();
