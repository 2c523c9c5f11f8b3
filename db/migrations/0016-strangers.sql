-- How much one recipient was written to: counted before a mail that anyone can cause is queued.
create index mails_by_recipient on estate.mails (site_id, recipient, created_at);
