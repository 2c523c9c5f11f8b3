-- How much one recipient was written to: counted before a mail that anyone can cause is queued.
create index mails_by_recipient on estate.mails (site_id, recipient, created_at);

-- Devices that an account was signed in from, known by the hash of a random id in a cookie: whoever guesses passwords
-- from elsewhere does not lock them out.
create table estate.known_devices (
  site_id integer not null default estate.current_site() references platform.sites (id),
  user_id integer not null,
  device_hash bytea not null,
  -- Since the last right password; a device that guesses is not known any more.
  wrong_tries integer not null default 0,
  seen_at timestamptz not null,
  primary key (site_id, user_id, device_hash),
  foreign key (site_id, user_id) references estate.users (site_id, id) on delete cascade
);
create index known_devices_by_device on estate.known_devices (site_id, device_hash);
create index known_devices_by_date on estate.known_devices (site_id, seen_at);
call platform.protect('estate.known_devices');

-- When a session was last used: one that an administrator has left alone ends.
alter table estate.sessions add column seen_at timestamptz not null default now();

-- What an operator wants to know of signing in, of limits and of rights: who by an account's number, from where by a
-- network's, and nothing else of a person.
create table estate.security_events (
  site_id integer not null default estate.current_site() references platform.sites (id),
  id bigint not null generated always as identity,
  happened_at timestamptz not null,
  kind text not null,
  user_id integer,
  -- The call that was asked.
  call text not null,
  -- Of an IPv4 address 24 bits, of an IPv6 one 48.
  network text not null,
  request_id text not null,
  primary key (site_id, id)
);
create index security_events_by_time on estate.security_events (site_id, happened_at);
call platform.protect('estate.security_events');
