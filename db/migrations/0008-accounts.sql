-- Signing in. A password is known by its argon2id hash only; who never set one cannot sign in with one.
alter table estate.users
  add column password_hash text,
  add column phone text,
  add column birthdate date,
  add column locale text not null default 'fr',
  add column terms_accepted_at timestamptz,
  add column last_login_at timestamptz;

-- When the last try was made: who fails to sign in again and again waits longer each time.
alter table estate.rate_counters add column last_at timestamptz;
