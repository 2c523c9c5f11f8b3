import { type RawBuilder, sql } from 'kysely'
import type { MediaPlace } from '#contract/media/closed-sets.ts'
import type { Tables } from '#db/schema/tables.ts'

type Table = keyof Tables & string

/** A column that names files: by their id alone, or somewhere within a text or a document. */
export interface NamingColumn {
  place: MediaPlace
  table: Table
  column: string
  holds: 'id' | 'text' | 'json'
  /** The column that names the thing which the back office opens. */
  thing: string
}

const byId = (place: MediaPlace, { table, thing, column = 'media_id' }: IdColumn): NamingColumn => ({
  place,
  table,
  column,
  thing,
  holds: 'id',
})

interface IdColumn {
  table: Table
  thing: string
  column?: string
}

/**
 * Everywhere that a file of the library is named. A test compares it with what refers to files by PostgreSQL's own
 * catalogue; what names them within a text is a line here.
 */
export const NAMING_COLUMNS: readonly NamingColumn[] = [
  { place: 'pages', table: 'sections', column: 'properties', thing: 'page_id', holds: 'json' },
  { place: 'pages', table: 'page_drafts', column: 'content', thing: 'page_id', holds: 'json' },
  { place: 'pages', table: 'page_versions', column: 'content', thing: 'page_id', holds: 'json' },
  byId('products', { table: 'products', thing: 'id' }),
  byId('products', { table: 'product_pictures', thing: 'product_id' }),
  byId('declinations', { table: 'declinations', thing: 'id' }),
  byId('awards', { table: 'awards', thing: 'product_id' }),
  byId('customizations', { table: 'customization_pictures', thing: 'product_id' }),
  byId('customizations', { table: 'customization_values', thing: 'customization_id' }),
  byId('services', { table: 'services', thing: 'id' }),
  byId('news', { table: 'news', thing: 'id' }),
  { place: 'news', table: 'news_texts', column: 'content', thing: 'news_id', holds: 'text' },
  byId('blogs', { table: 'blogs', thing: 'id' }),
  { place: 'blogs', table: 'blog_texts', column: 'content', thing: 'blog_id', holds: 'text' },
  { place: 'blogFolders', table: 'blog_folder_texts', column: 'description', thing: 'folder_id', holds: 'text' },
  byId('albums', { table: 'album_entries', thing: 'album_id' }),
  byId('albums', { table: 'album_entries', thing: 'album_id', column: 'poster_media_id' }),
  byId('elements', { table: 'elements', thing: 'id' }),
  { place: 'elements', table: 'element_texts', column: 'description', thing: 'element_id', holds: 'text' },
  byId('popups', { table: 'popups', thing: 'id' }),
  { place: 'popups', table: 'popup_texts', column: 'text', thing: 'popup_id', holds: 'text' },
  byId('logos', { table: 'logos', thing: 'id' }),
  { place: 'logos', table: 'look_drafts', column: 'content', thing: 'site_id', holds: 'json' },
  { place: 'logos', table: 'look_versions', column: 'content', thing: 'id', holds: 'json' },
  byId('banner', { table: 'banners', thing: 'site_id' }),
  { place: 'parameters', table: 'parameters', column: 'value', thing: 'id', holds: 'text' },
  byId('films', { table: 'media_entries', thing: 'id', column: 'poster_media_id' }),
]

/** The ids of all files that a column names. */
function idsIn({ table, column, holds }: NamingColumn): RawBuilder<unknown> {
  if (holds === 'id')
    return sql`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} is not null`
  return sql`select (regexp_matches(${sql.ref(column)}::text, '(?<![0-9a-f])([0-9a-f]{32})(?![0-9a-f])', 'g'))[1]
    from ${sql.table(table)}`
}

/** The ids of all files that something shows; found once for a whole list. */
export function usedIds(): RawBuilder<unknown> {
  return sql`(${sql.join(NAMING_COLUMNS.map(idsIn), sql` union all `)})`
}

/** Whether a row of the column names this file. */
export function names({ column, holds }: NamingColumn, id: string): RawBuilder<boolean> {
  if (holds === 'id') return sql`${sql.ref(column)} = ${id}`
  return sql`strpos(${sql.ref(column)}::text, ${id}) > 0`
}
