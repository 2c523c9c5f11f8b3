-- What a product that is made one's own looks like: a picture, and on it the surface that words are engraved on.
create table estate.customization_pictures (
  site_id integer not null default estate.current_site() references platform.sites (id),
  product_id integer not null,
  media_id text not null,
  -- The corners of the surface in pixels of the picture, x and y each: top left, top right, bottom right, bottom left.
  corners integer[] not null check (cardinality(corners) = 8 and array_position(corners, null) is null),
  -- The surface itself, in millimetres.
  surface_width integer not null check (surface_width between 1 and 10000),
  surface_height integer not null check (surface_height between 1 and 10000),
  -- Where on it words may stand, in percent: left, top, right, bottom.
  room integer[] not null check (
    cardinality(room) = 4 and array_position(room, null) is null
    and room[1] >= 0 and room[1] < room[3] and room[3] <= 100
    and room[2] >= 0 and room[2] < room[4] and room[4] <= 100
  ),
  ink text not null default '#3a2413' check (ink ~ '^#[0-9a-f]{6}$'),
  -- The questions whose text is engraved, and whose photograph is shown beside it.
  engraving_id integer,
  photograph_id integer,
  primary key (site_id, product_id),
  foreign key (site_id, product_id) references estate.products (site_id, id) on delete cascade,
  foreign key (site_id, media_id) references estate.media (site_id, id),
  foreign key (site_id, engraving_id) references estate.customizations (site_id, id) on delete set null (engraving_id),
  foreign key (site_id, photograph_id) references estate.customizations (site_id, id) on delete set null (photograph_id)
);
call platform.protect('estate.customization_pictures');
call platform.show_changes('estate.customization_pictures');

-- A choice of a list may have a colour to be shown by, and a picture of the same framing that lies on the product's.
alter table estate.customization_values
  add column swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  add column media_id text,
  add foreign key (site_id, media_id) references estate.media (site_id, id);
