-- Questions about an order lie among the estate's messages.
alter table estate.messages
  add column order_id integer,
  add foreign key (site_id, order_id) references estate.orders (site_id, id);
create index messages_by_order on estate.messages (site_id, order_id, created_at) where order_id is not null;

-- Guests' orders become the account's once its address is confirmed.
create index orders_of_guests on estate.orders (site_id, email) where user_id is null;

-- Pieces of an order that come back: asked for by the customer and decided by the estate, or declared as a withdrawal,
-- which nobody has to allow.
create table estate.returns (
  site_id integer not null default estate.current_site() references platform.sites (id),
  id integer not null generated always as identity,
  order_id integer not null,
  state text not null check (state in ('ASKED', 'ACCEPTED', 'REFUSED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED')),
  is_withdrawal boolean not null,
  description text not null default '',
  -- Who withdraws, as they write their name.
  declared_by text not null default '',
  -- Why it was refused, in the estate's words.
  refusal text not null default '',
  label_url text,
  refund_id integer,
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, order_id) references estate.orders (site_id, id),
  foreign key (site_id, refund_id) references estate.refunds (site_id, id)
);
create index returns_by_order on estate.returns (site_id, order_id, id);
create index returns_by_date on estate.returns (site_id, asked_at, id);
create unique index one_return_a_refund on estate.returns (site_id, refund_id) where refund_id is not null;
call platform.protect('estate.returns');

create table estate.return_lines (
  site_id integer not null default estate.current_site() references platform.sites (id),
  return_id integer not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('CHANGED_MIND', 'DAMAGED', 'WRONG_PRODUCT', 'FAULTY')),
  -- Whether it may be sold again; null until it was looked at.
  is_fit boolean,
  primary key (site_id, return_id, position),
  foreign key (site_id, return_id) references estate.returns (site_id, id)
);
call platform.protect('estate.return_lines');

create table estate.return_events (
  site_id integer not null default estate.current_site() references platform.sites (id),
  id bigint not null generated always as identity,
  return_id integer not null,
  state text not null,
  actor text not null check (actor in ('CUSTOMER', 'ADMIN', 'PAYMENT', 'SYSTEM')),
  user_id integer,
  happened_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, return_id) references estate.returns (site_id, id)
);
create index return_events_by_return on estate.return_events (site_id, return_id, id);
call platform.protect('estate.return_events');
revoke update, delete on estate.return_events from cuvee_app;

-- Photographs of what is broken, and labels to send it back with; the bytes lie in the storage.
create table estate.return_files (
  site_id integer not null default estate.current_site() references platform.sites (id),
  id text not null check (id ~ '^[0-9a-f]{32}$'),
  return_id integer not null,
  kind text not null check (kind in ('PICTURE', 'LABEL')),
  filename text not null,
  mime_type text not null,
  bytes integer not null,
  created_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, return_id) references estate.returns (site_id, id)
);
create index return_files_by_return on estate.return_files (site_id, return_id, created_at);
call platform.protect('estate.return_files');

-- What the estate says at each step, in place of the words that every estate begins with.
create table estate.return_texts (
  site_id integer not null default estate.current_site() references platform.sites (id),
  locale text not null,
  message text not null default '',
  ask text not null default '',
  label_sent text not null default '',
  received text not null default '',
  primary key (site_id, locale)
);
call platform.protect('estate.return_texts');

-- Whether customers ask for returns on the site; where nothing is said, they do.
create table estate.return_settings (
  site_id integer not null default estate.current_site() references platform.sites (id),
  is_active boolean not null,
  primary key (site_id)
);
call platform.protect('estate.return_settings');
