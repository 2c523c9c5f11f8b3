-- How long a string of bits has to be is asked once for all of them. Joined to what the catalogue holds, it was asked again
-- for each value wherever the planner expected a single one: while an estate that it has not counted yet gets its wines,
-- ten thousand of them took more than six minutes (decisions/085).
create or replace function estate.made_facet_bits(of_site integer) returns setof estate.facet_bits
language sql stable as $$
  select of_site, held.facet, held.value, held.slot,
    bit_or(set_bit((
      select repeat('0', 64 * (max(place) / 64 + 1))::bit varying from estate.product_places where site_id = of_site
    ), places.place, 1))::bit varying
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
  where held.value is not null
  group by held.facet, held.value, held.slot
$$;
