-- An estate that is closed answers nobody; its rows stay, and it can be opened again.
alter table platform.sites add column closed_at timestamptz;

-- Who may become an administrator of an estate by following a link. The link's token is known by its SHA-256 only.
create table estate.invitations (
  site_id integer not null default estate.current_site() references platform.sites (id),
  token_hash bytea not null,
  email text not null check (email = lower(email)),
  locale text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, token_hash)
);
create index invitations_by_email on estate.invitations (site_id, email);
call platform.protect('estate.invitations');
