-- Every order looks for the one that its cart has already, paid ones that were cancelled later included. The unique index
-- holds none of those, so that all orders of the estate were read each time.
create index orders_by_cart on estate.orders (site_id, cart_id);
