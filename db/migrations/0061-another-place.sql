-- Of an addition that pays for bringing an order elsewhere and for nothing else: the goods that are brought, by their rates
-- of VAT, as {rate, cents}. Delivery follows them.
alter table estate.orders add column carried jsonb;
