-- Those of an event in the order in which they asked: read for the estate, and for whoever waits under the event's lock.
create index event_registrations_by_event on estate.event_registrations (site_id, element_id, created_at, id);
