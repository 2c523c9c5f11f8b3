import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface Named {
  id: number
  name: string
}

type SectionChoices = Record<'wine' | 'tag' | 'form' | 'popup' | 'album' | 'folder' | 'shared', Named[]>

/** What can be chosen in sections, by name in one language or else in French: one statement for all. */
export async function findSectionChoices(db: SiteDb, locale: string): Promise<SectionChoices> {
  const named = (table: string, { texts, key, column }: { texts: string; key: string; column: string }) =>
    sql`(select coalesce(json_agg(json_build_object('id', told.id, 'name', told.name) order by told.name), '[]') from (
      select distinct on (t.id) t.id, ${sql.ref(`x.${column}`)} as name
      from ${sql.table(table)} t join ${sql.table(texts)} x on ${sql.ref(`x.${key}`)} = t.id
      order by t.id, x.locale = ${locale} desc, x.locale = 'fr' desc) told)`
  const { rows } = await sql<SectionChoices>`select
    ${named('products', { texts: 'product_texts', key: 'product_id', column: 'name' })} as wine,
    ${named('tags', { texts: 'tag_texts', key: 'tag_id', column: 'label' })} as tag,
    ${named('popups', { texts: 'popup_texts', key: 'popup_id', column: 'title' })} as popup,
    ${named('albums', { texts: 'album_texts', key: 'album_id', column: 'title' })} as album,
    ${named('blog_folders', { texts: 'blog_folder_texts', key: 'folder_id', column: 'name' })} as folder,
    (select coalesce(json_agg(json_build_object('id', told.id, 'name', told.name) order by told.name), '[]') from (
      select distinct on (t.id) t.id, x.title as name from pages t join page_texts x on x.page_id = t.id
      where t.type = 'SHARED' and t.is_valid and not t.is_custom_header and not t.is_custom_footer
      order by t.id, x.locale = ${locale} desc, x.locale = 'fr' desc) told) as shared,
    (select coalesce(json_agg(json_build_object('id', id, 'name',
      coalesce(definition -> 'title' ->> ${locale}, definition -> 'title' ->> 'fr', id::text)) order by id), '[]')
      from forms) as form`.execute(db)
  const [found] = rows
  if (!found) throw new Error('A statement without a table tells one row.')
  return found
}
