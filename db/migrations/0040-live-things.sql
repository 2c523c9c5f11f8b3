-- What changes with every order is told by name, so that only the answers that show it are renewed: `<site> stock <product>`.
-- Pages and answers that are kept show no count above a thousand pieces; only a box that is made of it may have fewer.
create or replace function platform.tell_stock_change() returns trigger
language plpgsql as $$
declare
  lowest integer := least(old.quantity - old.reserved, new.quantity - new.reserved);
  owner integer := coalesce((to_jsonb(new) ->> 'product_id')::integer, new.id);
  -- What is counted, and what the database works out from it.
  own_counts text[] := '{quantity,reserved,has_run_out}';
  box integer;
begin
  if (to_jsonb(old) - own_counts) is distinct from (to_jsonb(new) - own_counts) then
    perform pg_notify('cuvee_change', new.site_id::text);
    return null;
  end if;
  if old.quantity - old.reserved = new.quantity - new.reserved then
    return null;
  end if;
  if lowest <= 1000 then
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

-- Places of an event are live as well: `<site> places <event>`.
create function platform.tell_places_change() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('cuvee_change', old.site_id || ' places ' || old.element_id);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('cuvee_change', new.site_id || ' places ' || new.element_id);
  end if;
  return null;
end $$;
create trigger tell_places_change after insert or update or delete on estate.event_registrations
  for each row execute function platform.tell_places_change();

-- Read by calls whose answers are kept.
call platform.show_changes('estate.newsletter_lists');
call platform.show_changes('estate.newsletter_list_texts');
call platform.show_changes('estate.return_settings');
call platform.show_changes('estate.return_texts');
