import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface EstateFacts {
  city: string | null
  appellation: string | null
  appellations: number
  wines: number
  years: number
  /** The wine with the most years, and what it is called in each language. */
  wineId: number | null
  wineNames: Record<string, string>
  formId: number | null
  grape: string | null
  pictures: KnownFile[]
  film: KnownFilm | null
  bottles: KnownBottle[]
}

/** A file of the library, and what is said of it by language. */
export interface KnownFile {
  media: string
  alts: Record<string, string>
}

interface KnownFilm extends KnownFile {
  /** The picture that stands for it before it plays, if one was chosen. */
  poster: string | null
}

/** A wine and its first picture; what is said of both, by language. */
export interface KnownBottle {
  id: number
  media: string
  appellation: string | null
  year: number | null
  names: Record<string, string>
  slugs: Record<string, string>
  alts: Record<string, string>
}

const MOST_PICTURES = 8
/** As many as a row of them may have. */
const MOST_BOTTLES = 8
/** Narrower ones would be stretched where they own the screen. */
const LEAST_WIDTH = 1_000

/** What a page can begin with of an estate: where it is, what it makes, and pictures of its library that lie. */
export async function findEstateFacts(db: SiteDb): Promise<EstateFacts> {
  const wines = sql`products.type = 'WINE' and products.is_valid`
  const knownFile = sql`json_build_object('media', media.id, 'alts', (
    select coalesce(json_object_agg(locale, alt), '{}') from media_texts where entry_id = media_entries.id))`
  const { rows } = await sql<EstateFacts>`
    with chosen as (
      select products.id from products left join vintages on vintages.product_id = products.id
      where ${wines} group by products.id, products.position order by count(vintages.year) desc, products.position, products.id limit 1)
    select
      (select city from company_addresses order by type_id, position, id limit 1) as city,
      (select appellation from products where ${wines} and appellation is not null
        group by appellation order by count(*) desc, appellation limit 1) as appellation,
      (select count(distinct appellation)::integer from products where ${wines}) as appellations,
      (select count(*)::integer from products where ${wines}) as wines,
      (select count(distinct vintages.year)::integer from vintages
        join products on products.id = vintages.product_id where ${wines}) as years,
      (select id from chosen) as "wineId",
      (select coalesce(json_object_agg(locale, name), '{}') from product_texts
        where product_id = (select id from chosen)) as "wineNames",
      (select min(id) from forms) as "formId",
      (select grape from product_grapes join products on products.id = product_grapes.product_id
        where ${wines} group by grape order by count(*) desc, grape limit 1) as grape,
      (select ${knownFile}::jsonb || jsonb_build_object('poster', poster_media_id)
        from media_entries join media on media.id = media_entries.media_id
        where media.kind = 'VIDEO' order by media_entries.id desc limit 1) as film,
      (select coalesce(json_agg(told.picture order by told.id desc), '[]') from (
        select media_entries.id, ${knownFile} as picture
        from media_entries join media on media.id = media_entries.media_id
        where media.kind = 'IMAGE' and media.mime_type <> 'image/svg+xml' and media.width >= ${LEAST_WIDTH}
          and media.width > media.height and not exists (select from logos where logos.media_id = media.id)
        order by media_entries.id desc limit ${MOST_PICTURES}) told) as pictures,
      (select coalesce(json_agg(told.bottle order by told.position, told.id), '[]') from (
        select products.id, products.position, json_build_object('id', products.id, 'media', shown.media_id,
          'appellation', products.appellation,
          'year', (select max(year) from vintages where product_id = products.id),
          'names', texts.names, 'slugs', texts.slugs, 'alts', (
            select coalesce(json_object_agg(locale, alt), '{}') from product_picture_texts
            where product_picture_id = shown.id)) as bottle
        from products
        cross join lateral (select id, media_id from product_pictures where product_id = products.id
          order by position, id limit 1) shown
        cross join lateral (select json_object_agg(locale, name) as names, json_object_agg(locale, slug) as slugs
          from product_texts where product_id = products.id) texts
        where ${wines} order by products.position, products.id limit ${MOST_BOTTLES}) told) as bottles`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A statement without a table tells one row.')
  return facts
}
