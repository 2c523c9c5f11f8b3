-- How an estate counts its stock and shows its prices, in one row: every list and every product's page asks for it, and
-- putting it together from its parameters took a fifth of such a statement (decisions/077).
create table estate.shop_settings (
  site_id integer primary key default estate.current_site() references platform.sites (id),
  hides_prices text,
  hides_percent text,
  counts boolean not null,
  by_product boolean not null
);
call platform.protect('estate.shop_settings');

create function estate.made_shop_settings(of_site integer) returns setof estate.shop_settings
language sql stable as $$
  select of_site,
    max(value) filter (where type = 'HIDE_PRODUCT_PRICES'),
    max(value) filter (where type = 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT'),
    coalesce(max(value) filter (where type = 'HANDLE_STOCK'), 'true') = 'true',
    coalesce(max(value) filter (where type = 'USE_PRODUCT_STOCK'), 'false') = 'true'
  from estate.parameters
  where site_id = of_site
    and type in ('HIDE_PRODUCT_PRICES', 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT', 'HANDLE_STOCK', 'USE_PRODUCT_STOCK')
$$;

-- Only what has changed is written: two who change different parameters at once keep each other's word.
create function estate.make_shop_settings() returns trigger
language plpgsql as $$
declare
  of_site integer := coalesce(new.site_id, old.site_id);
  changed text := coalesce(new.type, old.type);
begin
  insert into estate.shop_settings (site_id, counts, by_product) values (of_site, true, false) on conflict do nothing;
  update estate.shop_settings set
    hides_prices = case changed when 'HIDE_PRODUCT_PRICES' then new.value else hides_prices end,
    hides_percent = case changed when 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT' then new.value else hides_percent end,
    counts = case changed when 'HANDLE_STOCK' then coalesce(new.value, 'true') = 'true' else counts end,
    by_product = case changed when 'USE_PRODUCT_STOCK' then coalesce(new.value, 'false') = 'true' else by_product end
  where site_id = of_site;
  return null;
end $$;
create trigger make_shop_settings after insert or update on estate.parameters for each row
  when (new.type in ('HIDE_PRODUCT_PRICES', 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT', 'HANDLE_STOCK', 'USE_PRODUCT_STOCK'))
  execute function estate.make_shop_settings();
create trigger unmake_shop_settings after delete on estate.parameters for each row
  when (old.type in ('HIDE_PRODUCT_PRICES', 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT', 'HANDLE_STOCK', 'USE_PRODUCT_STOCK'))
  execute function estate.make_shop_settings();

do $$
declare
  site integer;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site::text, true);
    insert into estate.shop_settings select * from estate.made_shop_settings(site);
  end loop;
  perform set_config('app.site', '', true);
end $$;
