-- What the accountant gets is read by the day it was issued.
create index invoices_by_date on estate.invoices (site_id, issued_at, series, number);
