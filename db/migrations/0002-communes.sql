-- The communes of France with their postal codes: the same for every estate, read by all, written at start only.
create table platform.communes (
  code text not null,
  postal_code text not null,
  zone text not null,
  population integer not null,
  name text not null,
  search_key text not null,
  short_key text not null,
  primary key (code, postal_code)
);
create index communes_by_postal_code on platform.communes (postal_code text_pattern_ops);
create index communes_by_name on platform.communes (search_key text_pattern_ops);
create index communes_by_short_name on platform.communes (short_key text_pattern_ops);
grant select on platform.communes to cuvee_app;
