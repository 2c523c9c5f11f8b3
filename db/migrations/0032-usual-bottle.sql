-- The price that lists are ordered by is that of a usual bottle, as cards tell it (rules/catalogue/usual-bottle.ts):
-- a half-bottle is cheaper and says nothing of what the wine costs.
create or replace function estate.note_prices(of_site integer, of_product integer) returns void
language sql as $$
  insert into estate.price_changes (site_id, declination_id, price_cents)
  select offers.site_id, offers.id, offers.final_cents
  from estate.offers
  where offers.site_id = of_site and offers.product_id = of_product
    and offers.final_cents is distinct from (
      select last.price_cents from estate.price_changes last
      where last.site_id = offers.site_id and last.declination_id = offers.id
      order by last.changed_at desc, last.id desc limit 1
    );
  update estate.products set from_price_cents = telling.cents
  from (
    select coalesce(
      min(offers.final_cents) filter (where offers.millilitres = 750),
      min(offers.final_cents),
      max(own.price_cents)
    ) as cents
    from estate.products own
    left join estate.offers on offers.site_id = own.site_id and offers.product_id = own.id
    where own.site_id = of_site and own.id = of_product
  ) telling
  where site_id = of_site and id = of_product and from_price_cents <> telling.cents;
$$;

-- A format that is put right may change which bottle is the usual one.
drop trigger note_prices on estate.declinations;
create trigger note_prices
  after insert or delete or update of fixed_price_cents, discount_id, is_valid, capacity, capacity_unit
  on estate.declinations for each row execute function estate.note_declination_prices();

do $$
declare
  site record;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site.id::text, true);
    perform estate.note_prices(site_id, id) from estate.products;
  end loop;
  perform set_config('app.site', '', true);
end $$;
