-- How many working days after the order a parcel arrives, at best and at worst; where nobody says, no day is promised.
alter table estate.carriers
  add least_days smallint,
  add most_days smallint,
  add constraint carriers_days_check check (
    (least_days is null) = (most_days is null) and least_days >= 0 and most_days between least_days and 60
  );

-- An island is farther than the rest of its country.
alter table estate.carrier_zones add extra_days smallint not null default 0 check (extra_days between 0 and 60);

-- Between which days the buyer was told that the parcel would come, as `2026-11-19`.
alter table estate.orders
  add arrives_from text check (arrives_from ~ '^\d{4}-\d\d-\d\d$'),
  add arrives_until text check (arrives_until ~ '^\d{4}-\d\d-\d\d$'),
  add constraint orders_arrival_check check (
    (arrives_from is null) = (arrives_until is null) and arrives_until >= arrives_from
  );
