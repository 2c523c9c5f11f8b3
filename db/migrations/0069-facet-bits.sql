-- Facets by bits: of every value, which products hold it, one bit for each product. What filters leave of a value is
-- counted by joining some strings of bits, and the catalogue is not read (decisions/077).

-- Which bit is whose. A product keeps its place while others come and go.
create table estate.product_places (
  site_id integer not null default estate.current_site() references platform.sites (id),
  product_id integer not null,
  place integer not null,
  primary key (site_id, product_id)
);
call platform.protect('estate.product_places');

-- Facets, kinds and tags by their values; `told` by the language that products are told in, `offered` what they have to
-- sell. What belongs to a declination is told of the first of each product, of the second, … (`slot`): filters that the
-- same declination has to meet are joined within a slot. What belongs to the product itself has the slot 0.
create table estate.facet_bits (
  site_id integer not null default estate.current_site() references platform.sites (id),
  facet text not null,
  value text not null,
  slot integer not null,
  bits bit varying not null,
  primary key (site_id, facet, value, slot)
);
call platform.protect('estate.facet_bits');

-- A string of so many times 64 bits with those at some places set.
create function estate.bits_at(places integer[], chunks integer) returns bit varying
language sql immutable strict parallel safe as $$
  select ('x' || encode(string_agg(int8send(coalesce(held.bits, 0)), '' order by chunk), 'hex'))::bit varying
  from generate_series(0, chunks - 1) chunk
  left join (
    select place / 64 as chunk, bit_or(1::bigint << (63 - place % 64)) as bits from unnest(places) place group by 1
  ) held using (chunk)
$$;

create function estate.give_places(of_site integer) returns void
language plpgsql as $$
begin
  delete from estate.product_places places
  where places.site_id = of_site and places.product_id not in (
    select listed.product_id from estate.listed_products listed where listed.site_id = of_site);
  -- Where most bits are nobody's, all are given anew.
  if (select max(place) >= 64 + 2 * count(*) from estate.product_places where site_id = of_site) then
    delete from estate.product_places where site_id = of_site;
  end if;
  insert into estate.product_places (site_id, product_id, place)
  select of_site, fresh.product_id,
    (select coalesce(max(place), -1) from estate.product_places where site_id = of_site)
      + row_number() over (order by fresh.product_id)
  from (
    select product_id from estate.listed_products where site_id = of_site
    except select product_id from estate.product_places where site_id = of_site
  ) fresh;
end $$;

create function estate.made_facet_bits(of_site integer) returns setof estate.facet_bits
language sql stable as $$
  select of_site, held.facet, held.value, held.slot,
    bit_or(set_bit(zero.bits, places.place, 1))::bit varying
  from (
    select product_id, 'told' as facet, locale as value, 0 as slot from estate.listed_products where site_id = of_site
    union all
    select listed.product_id, one.facet, one.value, one.slot
    -- Only its name differs from language to language.
    from (
      select distinct on (product_id) * from estate.listed_products where site_id = of_site order by product_id
    ) listed
    cross join lateral (
      select 'colour' as facet, listed.colour as value, 0 as slot
      union all select 'appellation', listed.appellation, 0
      union all select 'kind', listed.kind, 0
      union all select 'kind', listed.type, 0
      union all select 'grape', unnest(listed.grapes), 0
      union all select 'dish', unnest(listed.dishes), 0
      union all select 'award', unnest(listed.medals), 0
      union all select 'tag', unnest(listed.tags), 0
      union all select 'offered', '', generate_subscripts(listed.offer_ids, 1)
      union all select 'vintage', unnest(listed.offer_years)::text, generate_subscripts(listed.offer_years, 1)
      union all select 'format', unnest(listed.offer_formats)::text, generate_subscripts(listed.offer_formats, 1)
      union all select 'price', estate.price_band(unnest(listed.offer_cents))::text,
        generate_subscripts(listed.offer_cents, 1)
    ) one
  ) held
  join estate.product_places places on places.site_id = of_site and places.product_id = held.product_id
  cross join (
    select repeat('0', 64 * (max(place) / 64 + 1))::bit varying as bits
    from estate.product_places where site_id = of_site
  ) zero
  where held.value is not null
  group by held.facet, held.value, held.slot
$$;

create function estate.make_facet_bits(of_site integer) returns void
language plpgsql as $$
begin
  perform estate.give_places(of_site);
  with made as materialized (select * from estate.made_facet_bits(of_site)),
  gone as (
    delete from estate.facet_bits kept
    where kept.site_id = of_site and (kept.facet, kept.value, kept.slot) not in (select facet, value, slot from made)
  )
  insert into estate.facet_bits as kept select * from made
  on conflict (site_id, facet, value, slot) do update set bits = excluded.bits where kept.bits <> excluded.bits;
end $$;

create or replace function estate.make_changed_cards() returns trigger
language plpgsql as $$
begin
  -- One maker at a time in each estate: who comes second sees what the first has committed, and makes the last word.
  perform pg_advisory_xact_lock(hashtext('product cards'), new.site_id);
  if new.product_id = 0 then
    perform estate.make_facet_bits(new.site_id);
  else
    perform estate.make_cards(new.site_id, new.product_id);
    -- Noted last, it is done last: once for all products of the transaction.
    perform estate.note_changed_product(new.site_id, 0);
  end if;
  delete from estate.changed_products
  where site_id = new.site_id and product_id = new.product_id and transaction = new.transaction;
  return null;
end $$;

drop function estate.count_facets;
drop function estate.counted_facets;
drop table estate.facet_counts;

-- What was there before; rows are seen by their own site only.
do $$
declare
  site integer;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site::text, true);
    perform estate.make_facet_bits(site);
  end loop;
  perform set_config('app.site', '', true);
end $$;
