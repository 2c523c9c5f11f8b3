-- The next event stands in the foot of every page until it begins: kept pages are renewed then.
call platform.show_in_time('estate.events', 'starts_at');

insert into platform.due_work (kind, site_id, subject, due_at)
select distinct 'PUBLICATION', site_id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), starts_at
from estate.events
where starts_at > now() and isfinite(starts_at)
on conflict (kind, site_id, subject) do nothing;
