import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const COLUMNS = { title: 'element_texts.title', order: 'elements.position', id: 'elements.id' } as const

export async function listElements(
  db: SiteDb,
  { route, locale, list }: { route: string; locale: string; list: ListQuery },
) {
  const found = db
    .selectFrom('elements')
    .innerJoin('element_texts', (on) =>
      on.onRef('element_texts.site_id', '=', 'elements.site_id').onRef('element_texts.element_id', '=', 'elements.id'),
    )
    .where('elements.route', '=', route)
    .where('element_texts.locale', '=', locale)
  const filtered = whereList(found, { list, columns: COLUMNS })
  const page = filtered.select([
    'elements.id',
    'elements.route',
    'elements.position',
    'elements.url',
    'elements.media_id',
    'element_texts.title',
    'element_texts.description',
  ])
  const [rows, total] = await Promise.all([
    pageList(page, { list, columns: COLUMNS, lastKey: 'elements.id' }).execute(),
    countRows(filtered),
  ])
  return { rows, total }
}
