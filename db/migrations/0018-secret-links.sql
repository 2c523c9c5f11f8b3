-- Links that mails lead people by: each opens one thing once, until it ends. The token is known by its SHA-256; what the
-- mail needs of it is sealed. An address stands here because not everyone who is written to has an account.
create table estate.secret_links (
  site_id integer not null default estate.current_site() references platform.sites (id),
  id integer not null generated always as identity,
  purpose text not null,
  token_hash bytea not null,
  sealed_token bytea not null,
  user_id integer,
  email text not null check (email = lower(email)),
  -- What is to happen when it is followed.
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, id),
  unique (site_id, token_hash),
  foreign key (site_id, user_id) references estate.users (site_id, id) on delete cascade
);
create index secret_links_by_email on estate.secret_links (site_id, email, purpose);
create index secret_links_by_user on estate.secret_links (site_id, user_id);
create index secret_links_by_end on estate.secret_links (site_id, expires_at);
call platform.protect('estate.secret_links');
