-- Files come with the contact form too: each belongs to what somebody answered or to a message, and goes with it.
alter table estate.form_files
  alter column submission_id drop not null,
  add column message_id integer,
  add check (num_nonnulls(submission_id, message_id) = 1),
  add foreign key (site_id, message_id) references estate.messages (site_id, id) on delete cascade;
create index form_files_by_message on estate.form_files (site_id, message_id) where message_id is not null;
