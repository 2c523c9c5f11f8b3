-- Wines are looked for by what they go with, and by how their names sound; search engines are told when a page was changed.

-- How a French ear hears a word: obepin and aubepin, chenain and chenin are the same.
create function platform.sound(word text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  heard text := word;
  change text[];
begin
  foreach change slice 1 in array array[
    ['(ain|ein|aim|yn)', 'in'], ['(eau|au)', 'o'], ['(ai|ei|ay|ey)', 'e'], ['ph', 'f'], ['s?ch|sh', 'x'],
    ['(qu|ck|q)', 'k'], ['c(?=[eiy])', 's'], ['c', 'k'], ['g(?=[eiy])', 'j'], ['m(?=[bp])', 'n'],
    ['y', 'i'], ['z', 's'], ['w', 'v'], ['h', ''], ['(.)\1+', '\1'], ['(.{3,})(es|e|s|t|x)$', '\1']
  ] loop
    heard := regexp_replace(heard, change[1], change[2], 'g');
  end loop;
  return heard;
end $$;

alter table estate.search_words add column sound text collate "C" generated always as (platform.sound(stem)) stored;
create index search_words_by_sound on estate.search_words (site_id, locale, sound);

-- As before, and by what a wine goes with, what a box holds and the short names of tags.
create or replace function estate.refresh_search(of_site integer, of_product integer) returns void
language plpgsql as $$
begin
  delete from estate.product_search
  where site_id = of_site and product_id = of_product and not exists (
    select from estate.products where site_id = of_site and id = of_product and is_valid
  );
  insert into estate.product_search (site_id, product_id, locale, plain_name, document)
  select texts.site_id, texts.product_id, texts.locale, platform.plain(texts.name),
    setweight(to_tsvector(language, platform.search_text(texts.name)), 'A')
    || setweight(to_tsvector(language, platform.search_text(concat_ws(' ', products.appellation, grapes.names))), 'B')
    || setweight(to_tsvector(language, platform.search_text(concat_ws(' ', tags.labels, texts.teaser, features.pairing))), 'C')
    || setweight(to_tsvector(language, platform.search_text(concat_ws(' ', texts.description, features.content))), 'D')
  from estate.product_texts texts
  join estate.products on products.site_id = texts.site_id and products.id = texts.product_id and products.is_valid
  cross join platform.search_language(texts.locale) language
  cross join lateral (
    select string_agg(grape, ' ' order by position, grape) as names from estate.product_grapes
    where product_grapes.site_id = texts.site_id and product_grapes.product_id = texts.product_id
  ) grapes
  cross join lateral (
    select string_agg(concat_ws(' ', tag_texts.label, tags.slug), ' ' order by tags.id) as labels
    from estate.product_tags
    join estate.tags on tags.site_id = product_tags.site_id and tags.id = product_tags.tag_id
    join estate.tag_texts on tag_texts.site_id = tags.site_id and tag_texts.tag_id = tags.id
      and tag_texts.locale = texts.locale
    where product_tags.site_id = texts.site_id and product_tags.product_id = texts.product_id
  ) tags
  cross join lateral (
    select string_agg(feature_texts.value, ' ' order by features.id) filter (where features.key = 'PAIRING') as pairing,
      string_agg(feature_texts.value, ' ' order by features.id) filter (where features.key = 'CONTENT') as content
    from estate.features
    join estate.feature_texts on feature_texts.site_id = features.site_id and feature_texts.feature_id = features.id
      and feature_texts.locale = texts.locale
    where features.site_id = texts.site_id and features.product_id = texts.product_id
      and features.key in ('PAIRING', 'CONTENT')
  ) features
  where texts.site_id = of_site and texts.product_id = of_product
  on conflict (site_id, product_id, locale) do update
    set plain_name = excluded.plain_name, document = excluded.document
    where product_search.plain_name <> excluded.plain_name or product_search.document <> excluded.document;
end $$;

-- Other features are not looked for: only these two refresh what is found.
create function estate.refresh_feature_search() returns trigger
language plpgsql as $$
begin
  perform estate.refresh_search(features.site_id, features.product_id)
  from estate.features
  where features.site_id = coalesce(new.site_id, old.site_id)
    and features.id = coalesce(new.feature_id, old.feature_id) and features.key in ('PAIRING', 'CONTENT');
  return null;
end $$;
create trigger refresh_search after insert or update or delete on estate.feature_texts
  for each row execute function estate.refresh_feature_search();
create trigger refresh_search after delete or update of key, product_id on estate.features
  for each row execute function estate.refresh_product_search();

create function estate.refresh_slug_search() returns trigger
language plpgsql as $$
begin
  perform estate.refresh_search(product_tags.site_id, product_tags.product_id)
  from estate.product_tags
  where product_tags.site_id = new.site_id and product_tags.tag_id = new.id;
  return null;
end $$;
create trigger refresh_search after update of slug on estate.tags
  for each row execute function estate.refresh_slug_search();

-- Products that were there before; their rows are seen by their own site only.
do $$
declare
  site integer;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site::text, true);
    perform estate.refresh_search(site, id) from estate.products where site_id = site;
  end loop;
  perform set_config('app.site', '', true);
end $$;

-- When what has a page of its own was last changed; null for what was there before anybody noted it. What is sold of a
-- product changes nothing of it.
alter table estate.products add column updated_at timestamptz;
alter table estate.pages add column updated_at timestamptz;
alter table estate.services add column updated_at timestamptz;
alter table estate.elements add column updated_at timestamptz;
alter table estate.products alter column updated_at set default now();
alter table estate.pages alter column updated_at set default now();
alter table estate.services alter column updated_at set default now();
alter table estate.elements alter column updated_at set default now();

create trigger note_update before update of
    is_valid, type, subtype, kind, colour, appellation, dishes, price_cents, discount_id, decreasing_set_id, media_id
  on estate.products for each row when (old is distinct from new) execute function platform.note_update();
create trigger note_update before update of is_valid, cms_route, link_type, link_url, is_custom_header
  on estate.pages for each row when (old is distinct from new) execute function platform.note_update();
create trigger note_update before update of is_valid, price_cents, duration_minutes, tags, media_id
  on estate.services for each row when (old is distinct from new) execute function platform.note_update();
create trigger note_update before update of is_published, media_id, url
  on estate.elements for each row when (old is distinct from new) execute function platform.note_update();

-- Of a row that belongs to something with a page: the table of that thing, and the column that names it.
create function estate.note_update_of() returns trigger
language plpgsql as $$
declare
  own jsonb := to_jsonb(coalesce(new, old));
begin
  execute format('update estate.%I set updated_at = now() where site_id = $1 and id = $2', tg_argv[0])
  using (own ->> 'site_id')::integer, (own ->> tg_argv[1])::integer;
  return null;
end $$;

create trigger note_update after insert or update or delete on estate.product_texts
  for each row execute function estate.note_update_of('products', 'product_id');
create trigger note_update after insert or update or delete on estate.product_pictures
  for each row execute function estate.note_update_of('products', 'product_id');
create trigger note_update after insert or update or delete on estate.product_grapes
  for each row execute function estate.note_update_of('products', 'product_id');
create trigger note_update after insert or update or delete on estate.product_tags
  for each row execute function estate.note_update_of('products', 'product_id');
create trigger note_update after insert or update or delete on estate.awards
  for each row execute function estate.note_update_of('products', 'product_id');
create trigger note_update after insert or update or delete on estate.vintages
  for each row execute function estate.note_update_of('products', 'product_id');
create trigger note_update after insert or update or delete on estate.features
  for each row execute function estate.note_update_of('products', 'product_id');
create trigger note_update after insert or delete
    or update of is_valid, reference, gtin, capacity, capacity_unit, fixed_price_cents, discount_id, sell_by_multiple_of, media_id
  on estate.declinations for each row execute function estate.note_update_of('products', 'product_id');
create trigger note_update after insert or update or delete on estate.page_texts
  for each row execute function estate.note_update_of('pages', 'page_id');
create trigger note_update after insert or update or delete on estate.sections
  for each row execute function estate.note_update_of('pages', 'page_id');
create trigger note_update after insert or update or delete on estate.service_texts
  for each row execute function estate.note_update_of('services', 'service_id');
create trigger note_update after insert or update or delete on estate.element_texts
  for each row execute function estate.note_update_of('elements', 'element_id');
create trigger note_update after insert or update or delete on estate.events
  for each row execute function estate.note_update_of('elements', 'element_id');
create trigger note_update after insert or update or delete on estate.event_texts
  for each row execute function estate.note_update_of('elements', 'element_id');

create function estate.note_feature_update() returns trigger
language plpgsql as $$
begin
  update estate.products set updated_at = now()
  from estate.features
  where features.site_id = coalesce(new.site_id, old.site_id) and features.id = coalesce(new.feature_id, old.feature_id)
    and products.site_id = features.site_id and products.id = features.product_id;
  return null;
end $$;
create trigger note_update after insert or update or delete on estate.feature_texts
  for each row execute function estate.note_feature_update();
