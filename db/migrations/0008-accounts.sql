-- Signing in. A password is known by its argon2id hash only; who never set one cannot sign in with one.
alter table estate.users
  add column password_hash text,
  add column phone text,
  add column birthdate date,
  add column locale text not null default 'fr',
  add column terms_accepted_at timestamptz,
  add column last_login_at timestamptz;
