-- Services count their changes, and turn by themselves at a time: shown, hidden, or both.
alter table estate.services
  add column version integer not null default 1,
  add column show_at timestamptz,
  add column hide_at timestamptz;

-- Forms count their changes.
alter table estate.forms add column version integer not null default 1;
