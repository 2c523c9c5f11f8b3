-- What an order is told and checked for each time (decisions/072).

-- The same as before, without turning both rows into JSON: that took longer than the sale's own update.
create or replace function platform.tell_stock_change() returns trigger
language plpgsql as $$
declare
  was integer := old.quantity - old.reserved;
  is_now integer := new.quantity - new.reserved;
  owner integer;
  box integer;
begin
  -- What is counted, and what the database works out from it, is no change of what is sold.
  old.quantity := new.quantity;
  old.reserved := new.reserved;
  if tg_table_name = 'declinations' then
    old.has_run_out := new.has_run_out;
    owner := new.product_id;
  else
    owner := new.id;
  end if;
  if old is distinct from new then
    perform pg_notify('cuvee_change', new.site_id::text);
    return null;
  end if;
  if was = is_now then
    return null;
  end if;
  if least(was, is_now) <= 1000 then
    perform pg_notify('cuvee_change', new.site_id || ' stock ' || owner);
  end if;
  for box in
    select distinct whole.product_id
    from estate.declinations part
    join estate.box_components needs on needs.site_id = part.site_id and needs.component_id = part.id
    join estate.declinations whole on whole.site_id = needs.site_id and whole.id = needs.box_id
    where part.site_id = new.site_id and part.product_id = owner
  loop
    perform pg_notify('cuvee_change', new.site_id || ' stock ' || box);
  end loop;
  return null;
end $$;

-- These name an order or a cart of their own site, which names the site itself: that it exists need not be asked twice.
alter table estate.cart_products drop constraint cart_products_site_id_fkey;
alter table estate.order_lines drop constraint order_lines_site_id_fkey;
alter table estate.order_events drop constraint order_events_site_id_fkey;
alter table estate.stock_reservations drop constraint stock_reservations_site_id_fkey;
alter table estate.payments drop constraint payments_site_id_fkey;
alter table estate.money_movements drop constraint money_movements_site_id_fkey;
alter table estate.invoices drop constraint invoices_site_id_fkey;
