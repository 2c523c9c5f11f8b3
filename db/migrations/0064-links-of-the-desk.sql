-- Links by which the desk itself shows a page are no links that somebody was given.
alter table estate.page_previews add column is_of_desk boolean not null default false;
