-- The bank's page speaks the language of the site that shows it: nothing reads what was kept here.
alter table platform.test_payments drop column locale;
