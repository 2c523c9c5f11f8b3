-- What an estate says itself in its mails, kind by kind and language by language; an empty text is what we say.
create table estate.letter_texts (
  site_id integer not null default estate.current_site() references platform.sites (id),
  kind text not null,
  texts jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  primary key (site_id, kind)
);
call platform.protect('estate.letter_texts');

-- The same person twice: one letter-box written in two ways, one name. Plain columns, because under row-level security no
-- index is used for what a function makes of a column.
alter table estate.users
  add column mail_key text not null generated always as (
    replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(email), '@', 2)
  ) stored,
  add column name_key text not null generated always as (lower(btrim(lastname) || ' ' || btrim(firstname))) stored;
create index users_by_mail_key on estate.users (site_id, mail_key);
create index users_by_name_key on estate.users (site_id, name_key);
create index users_by_phone on estate.users (site_id, phone) where phone is not null;

-- The estate, too, forgets whoever asks it to.
alter table estate.privacy_requests drop constraint privacy_requests_origin_check;
alter table estate.privacy_requests add constraint privacy_requests_origin_check
  check (origin in ('ACCOUNT', 'LINK', 'FORM', 'INACTIVITY', 'ESTATE'));
