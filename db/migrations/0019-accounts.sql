-- The customer's own account: when its address was shown to be theirs, since when its birth date cannot be another, and
-- since when a second factor is asked for.
alter table estate.users
  add column email_confirmed_at timestamptz,
  add column birthdate_locked_at timestamptz,
  add column second_factor_at timestamptz;

-- A date that is known so far was asked for at registration or to buy alcohol.
do $$
declare
  site record;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site.id::text, true);
    update estate.users set birthdate_locked_at = created_at where birthdate is not null;
  end loop;
  perform set_config('app.site', '', true);
end;
$$;

-- What a session is called in the list of devices, and what its browser calls itself, in a word each: of what browsers
-- send nothing else is kept.
alter table estate.sessions
  add column public_id uuid not null default gen_random_uuid(),
  add column browser text not null default 'OTHER',
  add column system text not null default 'OTHER',
  add constraint sessions_public_id unique (site_id, public_id);

-- An address that an account wants instead of its own: it changes when both have said yes.
create table estate.email_changes (
  site_id integer not null default estate.current_site() references platform.sites (id),
  id integer not null generated always as identity,
  user_id integer not null,
  new_email text not null check (new_email = lower(new_email)),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  primary key (site_id, id),
  unique (site_id, user_id),
  foreign key (site_id, user_id) references estate.users (site_id, id) on delete cascade
);
create index email_changes_by_end on estate.email_changes (site_id, expires_at);
call platform.protect('estate.email_changes');

-- The address book of an account. At most one of them is offered first for deliveries, one for invoices.
create table estate.customer_addresses (
  site_id integer not null default estate.current_site() references platform.sites (id),
  id integer not null generated always as identity,
  user_id integer not null,
  firstname text not null,
  lastname text not null,
  company text not null,
  address text not null,
  address_part2 text not null,
  postal_code text not null,
  city text not null,
  country_id integer not null,
  is_delivery_default boolean not null,
  is_billing_default boolean not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, user_id) references estate.users (site_id, id) on delete cascade
);
create index customer_addresses_by_user on estate.customer_addresses (site_id, user_id);
create unique index customer_addresses_delivery on estate.customer_addresses (site_id, user_id) where is_delivery_default;
create unique index customer_addresses_billing on estate.customer_addresses (site_id, user_id) where is_billing_default;
call platform.protect('estate.customer_addresses');

-- The second factor of an account: the secret that its authenticator app shares with us, sealed, and the time step of the
-- last code that was used, since none is taken twice. Without `confirmed_at` it is still being set up.
create table estate.second_factors (
  site_id integer not null default estate.current_site() references platform.sites (id),
  user_id integer not null,
  sealed_secret bytea not null,
  last_step integer,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (site_id, user_id),
  foreign key (site_id, user_id) references estate.users (site_id, id) on delete cascade
);
call platform.protect('estate.second_factors');

-- What opens an account whose authenticator app is lost: known by their SHA-256, each once.
create table estate.recovery_codes (
  site_id integer not null default estate.current_site() references platform.sites (id),
  user_id integer not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (site_id, user_id, code_hash),
  foreign key (site_id, user_id) references estate.users (site_id, id) on delete cascade
);
call platform.protect('estate.recovery_codes');

-- Whoever has given the right password and still owes the code.
create table estate.sign_in_challenges (
  site_id integer not null default estate.current_site() references platform.sites (id),
  token_hash bytea not null,
  user_id integer not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (site_id, token_hash),
  foreign key (site_id, user_id) references estate.users (site_id, id) on delete cascade
);
create index sign_in_challenges_by_user on estate.sign_in_challenges (site_id, user_id);
create index sign_in_challenges_by_end on estate.sign_in_challenges (site_id, expires_at);
call platform.protect('estate.sign_in_challenges');
