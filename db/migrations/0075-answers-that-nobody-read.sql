-- Whether anybody of the estate has looked at what was answered to a form. What came before this was told by mail, and counts
-- as read.
alter table estate.form_submissions add column read_at timestamptz;
update estate.form_submissions set read_at = created_at;
create index form_submissions_unread on estate.form_submissions (site_id) where read_at is null;
