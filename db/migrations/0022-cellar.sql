-- What a customer has opened of the wines that they bought; what was bought stands in their orders.
create table estate.opened_bottles (
  site_id integer not null default estate.current_site() references platform.sites (id),
  user_id integer not null,
  declination_id integer not null,
  opened integer not null check (opened > 0),
  primary key (site_id, user_id, declination_id),
  foreign key (site_id, user_id) references estate.users (site_id, id) on delete cascade,
  foreign key (site_id, declination_id) references estate.declinations (site_id, id) on delete cascade
);
create index opened_bottles_by_declination on estate.opened_bottles (site_id, declination_id);
call platform.protect('estate.opened_bottles');
