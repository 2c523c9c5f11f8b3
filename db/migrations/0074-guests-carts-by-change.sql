-- Only the carts of guests are looked for by their age, to be forgotten. Over all carts the index began as the primary key
-- does: while a table is empty the planner finds both equally good, and whatever was planned then, such as the check of
-- each line's key, read every cart of the estate until PostgreSQL counted them.
drop index estate.carts_by_change;
create index guests_carts_by_change on estate.carts (site_id, changed_at) where user_id is null and ordered_at is null;
