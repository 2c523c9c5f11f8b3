-- Who keeps an estate's accounts: they alone read the papers of people who were forgotten.
alter table estate.users add column is_accountant boolean not null default false;
