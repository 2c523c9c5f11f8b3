-- Whether anybody of the estate has looked at what was answered to a form. What came before this was told by mail, and counts
-- as read: it is given the moment as a default, because an update would reach no row of any estate.
alter table estate.form_submissions add column read_at timestamptz default now();
alter table estate.form_submissions alter column read_at drop default;
create index form_submissions_unread on estate.form_submissions (site_id) where read_at is null;
