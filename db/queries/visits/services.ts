import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { countRows, pageList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const COLUMNS = { order: 'services.position', id: 'services.id' } as const

function serviceQuery(db: SiteDb, locale: string) {
  return db
    .selectFrom('services')
    .innerJoin('service_texts', (on) =>
      on
        .onRef('service_texts.site_id', '=', 'services.site_id')
        .onRef('service_texts.service_id', '=', 'services.id')
        .on('service_texts.locale', '=', locale),
    )
    .where('services.is_valid', '=', true)
}

/** The `tag` filter is any of its values. */
export async function listServices(db: SiteDb, { locale, list }: { locale: string; list: ListQuery }) {
  let filtered = serviceQuery(db, locale)
  for (const { values } of list.filters) {
    filtered = filtered.where(sql<boolean>`services.tags && array[${sql.join(values)}]::text[]`)
  }
  const page = filtered.selectAll('services').select(['service_texts.title', 'service_texts.description'])
  const [rows, total] = await Promise.all([
    pageList(page, { list, columns: COLUMNS, lastKey: 'services.id' }).execute(),
    countRows(filtered),
  ])
  return { rows, total }
}

export type ServiceRow = Awaited<ReturnType<typeof listServices>>['rows'][number]

export async function findService(
  db: SiteDb,
  { locale, id }: { locale: string; id: number },
): Promise<ServiceRow | undefined> {
  return serviceQuery(db, locale)
    .selectAll('services')
    .select(['service_texts.title', 'service_texts.description'])
    .where('services.id', '=', id)
    .executeTakeFirst()
}
