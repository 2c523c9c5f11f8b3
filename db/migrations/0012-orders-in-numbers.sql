-- An order's invoice and credit notes, found among all of the estate's.
create index invoices_by_order on estate.invoices (site_id, order_id);

-- The bank's page speaks the language of the site that shows it: nothing reads what was kept here.
alter table platform.test_payments drop column locale;
