-- The catalogue is worked on in the back office: each thing counts its changes, as carriers do.
alter table estate.declinations add column version integer not null default 1;
alter table estate.discounts add column version integer not null default 1;
alter table estate.decreasing_sets add column version integer not null default 1;
alter table estate.tags add column version integer not null default 1;
alter table estate.variations add column version integer not null default 1;
alter table estate.products
  add column version integer not null default 1,
  -- When it is to be shown, and when hidden; each is emptied once that is done.
  add column show_at timestamptz,
  add column hide_at timestamptz,
  -- What visitors are led to instead, once it is gone.
  add column replaced_by_id integer,
  add constraint products_times_check check (show_at <> hide_at),
  add constraint products_replacement_check check (replaced_by_id <> id),
  add constraint products_replacement_fkey foreign key (site_id, replaced_by_id)
    references estate.products (site_id, id) on delete set null (replaced_by_id);
create index products_by_replacement on estate.products (site_id, replaced_by_id) where replaced_by_id is not null;

-- A vintage is not removed with the bottles that are sold of it: whoever removes it is told that they are there.
alter table estate.declinations
  drop constraint declinations_site_id_vintage_id_fkey,
  add constraint declinations_site_id_vintage_id_fkey foreign key (site_id, vintage_id)
    references estate.vintages (site_id, id);

-- Bottles also come in, are poured for guests and are counted; whoever moves them may say more. `app.stock_note` holds it.
alter table estate.stock_movements
  add column note text not null default '',
  drop constraint stock_movements_reason_check,
  add constraint stock_movements_reason_check check (reason in ('OPENING', 'SALE', 'RETURN', 'CORRECTION', 'BREAKAGE',
    'ASSEMBLY', 'DELIVERY', 'SAMPLE', 'COUNT'));
create or replace function estate.note_stock() returns trigger
language plpgsql as $$
declare
  change integer := new.quantity - case when tg_op = 'INSERT' then 0 else old.quantity end;
  of_order integer := nullif(current_setting('app.stock_order', true), '')::integer;
begin
  if change <> 0 then
    insert into estate.stock_movements (site_id, holder, holder_id, change, reason, order_id, note)
    values (new.site_id, tg_argv[0], new.id, change,
      case
        when tg_op = 'INSERT' then 'OPENING'
        when of_order is null then coalesce(nullif(current_setting('app.stock_reason', true), ''), 'CORRECTION')
        when change < 0 then 'SALE'
        else 'RETURN'
      end, of_order,
      case when of_order is null then coalesce(current_setting('app.stock_note', true), '') else '' end);
  end if;
  return null;
end $$;

-- A reference is looked for when another one is given it.
create index declinations_by_reference on estate.declinations (site_id, reference) where reference <> '';
