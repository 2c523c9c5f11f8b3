-- Links to previews of pages, news and articles are the same thing: they lie in one table, are counted, told and ended alike.
alter table estate.page_previews rename to previews;
alter index estate.page_previews_by_page rename to previews_by_page;
alter index estate.page_previews_by_version rename to previews_by_version;
alter index estate.page_previews_by_person rename to previews_by_person;
alter table estate.previews
  alter column page_id drop not null,
  add column news_id integer,
  add column blog_id integer,
  add check (num_nonnulls(page_id, news_id, blog_id) = 1),
  -- News and articles have no versions, and are not written at the desk.
  add check (page_id is not null or (version_id is null and not is_of_desk)),
  add foreign key (site_id, news_id) references estate.news (site_id, id) on delete cascade,
  add foreign key (site_id, blog_id) references estate.blogs (site_id, id) on delete cascade;
create index previews_by_news on estate.previews (site_id, news_id) where news_id is not null;
create index previews_by_blog on estate.previews (site_id, blog_id) where blog_id is not null;

do $$
declare
  site integer;
begin
  for site in select id from platform.sites loop
    perform set_config('app.site', site::text, true);
    insert into estate.previews (site_id, news_id, blog_id, token_hash, made_at, made_by, ends_at)
    select site_id, news_id, blog_id, token_hash, made_at, made_by, ends_at
    from estate.article_previews order by id;
  end loop;
  perform set_config('app.site', '', true);
end $$;
drop table estate.article_previews;
