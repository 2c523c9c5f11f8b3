-- What the deployment has to remember between two starts; only its owner reads it.
create table platform.remembered (
  key text primary key,
  value text not null
);
