-- Wines are looked for by what they go with, and by how their names sound.

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
