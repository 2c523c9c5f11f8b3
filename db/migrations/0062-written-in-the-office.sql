-- What the estate writes is changed in the back office: whoever changes says which state of it they have seen.
alter table estate.news add column version integer not null default 1;
alter table estate.blogs add column version integer not null default 1;
alter table estate.blog_folders add column version integer not null default 1;
alter table estate.albums add column version integer not null default 1;

-- Elements turn by themselves at a time: shown, hidden, or both.
alter table estate.elements
  add column if not exists version integer not null default 1,
  add column if not exists show_at timestamptz,
  add column if not exists hide_at timestamptz;

-- A popup that is not published opens for nobody.
alter table estate.popups
  add column version integer not null default 1,
  add column is_published boolean not null default true;
