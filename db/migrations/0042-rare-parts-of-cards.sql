-- What few products have is asked by functions: a statement that names it sets it up for every product that it reads,
-- which took longer than reading the others (decisions/050). Each is planned once on a connection, like its caller.

-- How many there are of each declination of a box, as the view counts them.
create function estate.box_stock(of_site integer, of_product integer) returns json
language plpgsql stable as $$
begin
  return (
    select json_object_agg(offers.id, offers.available) from estate.offers
    where offers.site_id = of_site and offers.product_id = of_product);
end $$;

-- What the boxes of a product hold.
create function estate.box_parts(of_site integer, of_product integer, in_locale text) returns json
language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object('box_id', held.box_id, 'quantity', held.quantity, 'id', part.id,
      'product_id', part.product_id, 'millilitres', part.millilitres, 'type', products.type,
      'appellation', products.appellation, 'name', texts.name, 'slug', texts.slug, 'year', vintages.year,
      'media', estate.media_facts(held.site_id, coalesce(part.media_id, products.media_id)))
      order by held.box_id, held.position, part.id), '[]')
    from estate.declinations box
    join estate.box_components held on held.site_id = box.site_id and held.box_id = box.id
    join estate.declinations part on part.site_id = held.site_id and part.id = held.component_id
    join estate.products on products.site_id = part.site_id and products.id = part.product_id
    join estate.product_texts texts on texts.site_id = products.site_id and texts.product_id = products.id
      and texts.locale = in_locale
    left join estate.vintages on vintages.site_id = part.site_id and vintages.id = part.vintage_id
    where box.site_id = of_site and box.product_id = of_product);
end $$;

-- Products that count towards the same prices.
create function estate.mixed_products(of_site integer, of_product integer, in_locale text) returns json
language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object('id', others.id, 'name', texts.name, 'slug', texts.slug,
      'type', others.type) order by others.position, others.id), '[]')
    from estate.products own
    join estate.decreasing_sets on decreasing_sets.site_id = own.site_id and decreasing_sets.id = own.decreasing_set_id
      and decreasing_sets.is_mixable
    join estate.products others on others.site_id = own.site_id and others.decreasing_set_id = own.decreasing_set_id
      and others.id <> own.id and others.is_valid
    join estate.product_texts texts on texts.site_id = others.site_id and texts.product_id = others.id
      and texts.locale = in_locale
    where own.site_id = of_site and own.id = of_product
      and exists (
        select from estate.declinations sold
        where sold.site_id = others.site_id and sold.product_id = others.id and sold.is_valid));
end $$;
