-- The deposits of a booking, the cancelled ones too, are looked up on every step of a visit.
create index orders_by_visit on estate.orders (site_id, visit_booking_id) where visit_booking_id is not null;
