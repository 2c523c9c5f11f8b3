/** Of one declination, what a list and a page tell. */
const DECLINATIONS = `(
  select json_agg(json_build_object('id', declinations.id, 'capacity', capacity, 'year', year,
    'price', coalesce(fixed_price_cents, price_cents) / 100.0, 'quantity', declinations.quantity - declinations.reserved))
  from estate.declinations
  left join estate.vintages on vintages.site_id = declinations.site_id and vintages.id = vintage_id
  where declinations.site_id = products.site_id and declinations.product_id = products.id and declinations.is_valid
)`

export const LIST = `
  select json_build_object('products', json_agg(product), 'total', max(total))::text as told from (
    select products.id, kind, colour, appellation, name, slug, teaser, from_price_cents / 100.0 as price,
      ${DECLINATIONS} as declination, (select count(*) from estate.products where site_id = $1 and is_valid) as total
    from estate.products
    join estate.product_texts on product_texts.site_id = $1 and product_id = products.id and locale = 'fr'
    where products.site_id = $1 and products.is_valid
    order by from_price_cents, products.id limit 24
  ) product`

export const DETAIL = `
  select row_to_json(product)::text as told from (
    select products.id, kind, colour, appellation, dishes, name, slug, teaser, description,
      from_price_cents / 100.0 as price, ${DECLINATIONS} as declination,
      (select json_agg(grape) from estate.product_grapes where site_id = $1 and product_id = $2) as grapes,
      (select json_agg(awards.name) from estate.awards where site_id = $1 and product_id = $2) as awards
    from estate.products
    join estate.product_texts on product_texts.site_id = $1 and product_id = products.id and locale = 'fr'
    where products.site_id = $1 and products.id = $2
  ) product`

/** A new cart with a line of two; its answer tells what it holds. */
export const LINE = `
  with made as (
    insert into estate.carts (site_id, id, created_at, changed_at) values ($1, $2, now(), now()) returning id
  ), line as (
    insert into estate.cart_products (site_id, cart_id, declination_id, quantity, added_at)
    select $1, id, $3, 2, now() from made returning id, quantity, declination_id
  )
  select json_build_object('id', $2::text, 'line', line.id, 'quantity', line.quantity,
    'price', coalesce(fixed_price_cents, price_cents) / 100.0)::text as told
  from line
  join estate.declinations on declinations.site_id = $1 and declinations.id = line.declination_id
  join estate.products on products.site_id = $1 and products.id = declinations.product_id`

const ADDRESS = `'{"firstname":"Jeanne","lastname":"Lebrun","company":"","address":"12 rue des Tonneliers",
  "addressPart2":"","postalCode":"37000","city":"Tours","idCountry":250}'`

/** An order of two bottles that is paid at once: its row, its line, its payment, the stock it takes. */
export const ORDER = `
  with cart as (
    insert into estate.carts (site_id, id, ordered_at, created_at, changed_at) values ($1, $3, now(), now(), now())
    returning id
  ), made as (
    insert into estate.orders (site_id, public_id, cart_id, contents_hash, status, fulfilment, money, locale, email,
      firstname, lastname, phone, delivery_address, billing_address, delivery_type, carrier_name, products_cents,
      total_cents, vat, terms_accepted_at, created_at, changed_at, paid_at)
    select $1, $2, id, 'by hand', 'PAID', 'PAID', 'PAID', 'fr', $5 || '@example.com', 'Jeanne', 'Lebrun',
      '+33612345678', ${ADDRESS}, ${ADDRESS}, 'DELIVERY', 'Coursier', 2500, 2500,
      '[{"rate": 20, "net": 2083, "vat": 417, "gross": 2500}]', now(), now(), now(), now()
    from cart returning id
  ), line as (
    insert into estate.order_lines (site_id, order_id, position, declination_id, product_id, name, quantity,
      unit_cents, total_cents, vat_parts, is_alcohol, is_dematerialized)
    select $1, id, 0, $4, (select product_id from estate.declinations where site_id = $1 and id = $4), 'Cuvée mesurée',
      2, 1250, 2500, '[{"rate": 20, "cents": 2500}]', true, false
    from made
  ), paid as (
    insert into estate.payments (site_id, order_id, attempt, provider, reference, amount_cents, created_at, changed_at)
    select $1, id, 1, 'BY_HAND', $2, 2500, now(), now() from made
  ), taken as (
    update estate.declinations set quantity = quantity - 2 where site_id = $1 and id = $4
  )
  select json_build_object('id', id)::text as told from made`
