-- A page that only leads elsewhere leads to an address or a popup, or to what the site itself does
-- (contract/content/closed-sets.ts, PAGE_LINKS).
alter table estate.pages
  add constraint pages_link_type check (
    link_type in ('URL', 'CONTACT', 'CART', 'SEARCH', 'SIGN_IN', 'NEWSLETTER', 'LANGUAGE', 'POPUP')),
  add constraint pages_link_with_target check ((link_url is not null) = (coalesce(link_type, '') in ('URL', 'POPUP')));

-- Sections that are kept once and shown by many pages lie in pages of their own, which have no address and no place in the
-- menu. Two of them stand around every page: above the menu, and in the foot.
alter table estate.pages
  add constraint pages_type check (type in ('GRAPE', 'SHARED')),
  add constraint pages_frames_are_shared check (type = 'SHARED' or not (is_custom_header or is_custom_footer)),
  add constraint pages_shared_is_no_link check (type <> 'SHARED' or link_type is null);
create unique index one_custom_header on estate.pages (site_id) where is_custom_header;
create unique index one_custom_footer on estate.pages (site_id) where is_custom_footer;
-- Which pages show a shared section.
create index sections_that_share on estate.sections (site_id, (properties ->> 'shared')) where type = 'shared';
