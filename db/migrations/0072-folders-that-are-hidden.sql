-- A folder of the blog is hidden, or shown from a time on, with all that lies in it. Those there are stay as they are: shown.
alter table estate.blog_folders
  add column is_published boolean not null default true,
  -- Empty: at once. Nobody is told a folder's date.
  add column published_at timestamptz;
call platform.show_in_time('estate.blog_folders', 'published_at');
