import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const COLUMNS = { title: 'element_texts.title', order: 'elements.position', id: 'elements.id' } as const
const SHOWN = [
  'elements.id',
  'elements.route',
  'elements.position',
  'elements.url',
  'elements.media_id',
  'element_texts.title',
  'element_texts.description',
] as const

interface ElementsOfRoute {
  route: string
  locale: string
}

export type ElementRow = Awaited<ReturnType<typeof allElements>>[number]

export async function listElements(db: SiteDb, { list, ...of }: ElementsOfRoute & { list: ListQuery }) {
  const filtered = whereList(published(db, of), { list, columns: COLUMNS })
  const [rows, total] = await Promise.all([
    pageList(filtered.select(SHOWN), { list, columns: COLUMNS, lastKey: 'elements.id' }).execute(),
    countRows(filtered),
  ])
  return { rows, total }
}

/** All of a route, in their order. */
export async function allElements(db: SiteDb, of: ElementsOfRoute) {
  return published(db, of).select(SHOWN).orderBy('elements.position').orderBy('elements.id').execute()
}

export async function findElement(db: SiteDb, { id, ...of }: ElementsOfRoute & { id: number }) {
  return published(db, of).select(SHOWN).where('elements.id', '=', id).executeTakeFirst()
}

/** The same, published or not: only for who has to do with it already. */
export async function findAnyElement(db: SiteDb, { id, ...of }: ElementsOfRoute & { id: number }) {
  return told(db, of).select(SHOWN).where('elements.id', '=', id).executeTakeFirst()
}

/** What the estate has not published is nowhere public. */
function published(db: SiteDb, of: ElementsOfRoute) {
  return told(db, of).where('elements.is_published', '=', true)
}

function told(db: SiteDb, { route, locale }: ElementsOfRoute) {
  return db
    .selectFrom('elements')
    .innerJoin('element_texts', (on) =>
      on.onRef('element_texts.site_id', '=', 'elements.site_id').onRef('element_texts.element_id', '=', 'elements.id'),
    )
    .where('elements.route', '=', route)
    .where('element_texts.locale', '=', locale)
}
