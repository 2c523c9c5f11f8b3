-- Finding products by what a person types. Under row-level security no index on a tsvector or on trigrams can be used,
-- for their operators are not leakproof; so the rows that a search reads are kept narrow, and typos are looked up in the
-- vocabulary of the estate, not in its texts.
do $$
declare
  unaccent_schema text;
  trigram_schema text;
begin
  create extension if not exists unaccent with schema platform;
  create extension if not exists pg_trgm with schema platform;
  -- Whoever runs the database may have put them elsewhere before.
  select extnamespace::regnamespace::text into unaccent_schema from pg_extension where extname = 'unaccent';
  select extnamespace::regnamespace::text into trigram_schema from pg_extension where extname = 'pg_trgm';
  execute format(
    $f$ create function platform.plain(words text) returns text language sql immutable strict parallel safe
        return lower(%1$s.unaccent('%1$s.unaccent'::regdictionary, words)) $f$,
    unaccent_schema);
  execute format(
    $f$ create function platform.likeness(one text, other text) returns real language sql immutable strict parallel safe
        return %1$s.similarity(one, other) $f$,
    trigram_schema);
end $$;

-- Words without accents, case and punctuation, one space between them.
create function platform.search_text(words text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(platform.plain(words), '[^[:alnum:]]+', ' ', 'g'));

-- The letters of a word in the order of the alphabet: the same for two words tells that letters were swapped.
create function platform.letters(word text) returns text
language sql immutable strict parallel safe
return (select string_agg(letter, '' order by letter collate "C") from regexp_split_to_table(word, '') letter);

create function platform.search_language(locale text) returns regconfig
language sql immutable strict parallel safe
return case locale
  when 'fr' then 'pg_catalog.french'::regconfig
  when 'en' then 'pg_catalog.english'::regconfig
  else 'pg_catalog.simple'::regconfig
end;

-- What can be found: a row for every language that a valid product is told in.
create table estate.product_search (
  site_id integer not null default estate.current_site() references platform.sites (id),
  product_id integer not null,
  locale text not null,
  -- Lists are ordered by it: é beside e, whatever the collation of the database.
  plain_name text collate "C" not null,
  document tsvector not null,
  primary key (site_id, product_id, locale),
  foreign key (site_id, product_id, locale) references estate.product_texts (site_id, product_id, locale)
    on update cascade on delete cascade
);
-- Long descriptions stay in the row: fetching them from elsewhere costs more than reading on.
alter table estate.product_search set (toast_tuple_target = 8160);
create index product_search_by_name on estate.product_search (site_id, locale, plain_name, product_id);
drop index estate.product_texts_by_name;
call platform.protect('estate.product_search');

-- The stems of all documents of a language.
create table estate.search_words (
  site_id integer not null default estate.current_site() references platform.sites (id),
  locale text not null,
  stem text collate "C" not null,
  primary key (site_id, locale, stem)
);
call platform.protect('estate.search_words');

-- How many valid products are told in a language: what a list without a filter has to tell with every page.
create table estate.product_counts (
  site_id integer not null default estate.current_site() references platform.sites (id),
  locale text not null,
  products integer not null,
  primary key (site_id, locale)
);
call platform.protect('estate.product_counts');

create function estate.note_search() returns trigger
language plpgsql as $$
declare
  before text[] := case when tg_op = 'INSERT' then '{}' else tsvector_to_array(old.document) end;
  after text[] := case when tg_op = 'DELETE' then '{}' else tsvector_to_array(new.document) end;
begin
  -- One writer at a time in each estate: whether a word is still used is asked of all its documents.
  perform pg_advisory_xact_lock(hashtext('search words'), coalesce(new.site_id, old.site_id));
  if tg_op = 'INSERT' then
    insert into estate.product_counts (site_id, locale, products) values (new.site_id, new.locale, 1)
    on conflict (site_id, locale) do update set products = product_counts.products + 1;
  elsif tg_op = 'DELETE' then
    update estate.product_counts set products = products - 1 where site_id = old.site_id and locale = old.locale;
  end if;
  insert into estate.search_words (site_id, locale, stem)
  select new.site_id, new.locale, stem from unnest(after) stem where stem <> all (before)
  on conflict do nothing;
  delete from estate.search_words
  where site_id = old.site_id and locale = old.locale
    and stem = any (array(select stem from unnest(before) stem where stem <> all (after)))
    and not exists (
      select from estate.product_search others
      where others.site_id = search_words.site_id and others.locale = search_words.locale
        and others.document @@ quote_literal(search_words.stem)::tsquery
    );
  return null;
end $$;
create trigger note_search after insert or update or delete on estate.product_search
  for each row execute function estate.note_search();

create function estate.refresh_search(of_site integer, of_product integer) returns void
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
    || setweight(to_tsvector(language, platform.search_text(concat_ws(' ', tags.labels, texts.teaser))), 'C')
    || setweight(to_tsvector(language, platform.search_text(texts.description)), 'D')
  from estate.product_texts texts
  join estate.products on products.site_id = texts.site_id and products.id = texts.product_id and products.is_valid
  cross join platform.search_language(texts.locale) language
  cross join lateral (
    select string_agg(grape, ' ' order by position, grape) as names from estate.product_grapes
    where product_grapes.site_id = texts.site_id and product_grapes.product_id = texts.product_id
  ) grapes
  cross join lateral (
    select string_agg(tag_texts.label, ' ' order by tag_texts.tag_id) as labels
    from estate.product_tags
    join estate.tag_texts on tag_texts.site_id = product_tags.site_id and tag_texts.tag_id = product_tags.tag_id
      and tag_texts.locale = texts.locale
    where product_tags.site_id = texts.site_id and product_tags.product_id = texts.product_id
  ) tags
  where texts.site_id = of_site and texts.product_id = of_product
  on conflict (site_id, product_id, locale) do update
    set plain_name = excluded.plain_name, document = excluded.document
    where product_search.plain_name <> excluded.plain_name or product_search.document <> excluded.document;
end $$;

-- Of a row that names its product.
create function estate.refresh_product_search() returns trigger
language plpgsql as $$
begin
  perform estate.refresh_search(coalesce(new.site_id, old.site_id), coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger refresh_search after insert or update on estate.product_texts
  for each row execute function estate.refresh_product_search();
create trigger refresh_search after insert or update or delete on estate.product_grapes
  for each row execute function estate.refresh_product_search();
create trigger refresh_search after insert or update or delete on estate.product_tags
  for each row execute function estate.refresh_product_search();

create function estate.refresh_own_search() returns trigger
language plpgsql as $$
begin
  perform estate.refresh_search(new.site_id, new.id);
  return null;
end $$;
create trigger refresh_search after update of appellation, is_valid on estate.products
  for each row execute function estate.refresh_own_search();

create function estate.refresh_tag_search() returns trigger
language plpgsql as $$
begin
  perform estate.refresh_search(product_tags.site_id, product_tags.product_id)
  from estate.product_tags
  where product_tags.site_id = coalesce(new.site_id, old.site_id)
    and product_tags.tag_id = coalesce(new.tag_id, old.tag_id);
  return null;
end $$;
create trigger refresh_search after insert or update or delete on estate.tag_texts
  for each row execute function estate.refresh_tag_search();

-- The newest year that can be bought; kept by triggers, so that lists can be ordered by it.
alter table estate.products add column newest_year integer;
create index products_by_year on estate.products (site_id, newest_year, id) where is_valid;
create index products_by_year_down on estate.products (site_id, newest_year desc nulls last, id desc) where is_valid;

create function estate.note_newest_year(of_site integer, of_product integer) returns void
language plpgsql as $$
begin
  update estate.products set newest_year = newest.year
  from (
    select max(vintages.year) as year
    from estate.declinations
    join estate.vintages on vintages.site_id = declinations.site_id and vintages.id = declinations.vintage_id
    where declinations.site_id = of_site and declinations.product_id = of_product and declinations.is_valid
  ) newest
  where site_id = of_site and id = of_product and newest_year is distinct from newest.year;
end $$;

create function estate.note_year() returns trigger
language plpgsql as $$
begin
  perform estate.note_newest_year(coalesce(new.site_id, old.site_id), coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger note_newest_year after insert or delete or update of vintage_id, is_valid on estate.declinations
  for each row execute function estate.note_year();
create trigger note_newest_year after update of year on estate.vintages
  for each row execute function estate.note_year();

-- Products that were there before; their rows are seen by their own site only.
do $$
declare
  site integer;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site::text, true);
    perform estate.refresh_search(site, id), estate.note_newest_year(site, id) from estate.products where site_id = site;
  end loop;
  perform set_config('app.site', '', true);
end $$;
