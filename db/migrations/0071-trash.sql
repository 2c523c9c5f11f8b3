-- What was removed, with all that went with it, so that it can be brought back for a while. The rows themselves are gone:
-- nothing that reads them has to know of this.
create table estate.trash (
  site_id integer not null default estate.current_site() references platform.sites (id),
  kind text not null,
  thing_id integer not null,
  -- What its list told of it, by language.
  told jsonb not null,
  -- The rows as they were, those first that others belong to, and what pointed to them.
  kept jsonb not null,
  removed_at timestamptz not null,
  goes_at timestamptz not null,
  primary key (site_id, kind, thing_id)
);
call platform.protect('estate.trash');
