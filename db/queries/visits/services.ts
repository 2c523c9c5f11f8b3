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

function toldServices(query: ReturnType<typeof serviceQuery>) {
  return query
    .selectAll('services')
    .select(['service_texts.title', 'service_texts.description', 'service_texts.good_to_know'])
    .select(
      sql<number | null>`(
        select calendars.id from calendars
        where calendars.site_id = services.site_id and calendars.service_id = services.id
          and exists (
            select from calendar_hours
            where calendar_hours.site_id = calendars.site_id and calendar_hours.calendar_id = calendars.id
          )
      )`.as('calendar_id'),
    )
}

/** The `tag` filter is any of its values. */
export async function listServices(db: SiteDb, { locale, list }: { locale: string; list: ListQuery }) {
  let filtered = serviceQuery(db, locale)
  for (const { values } of list.filters) {
    filtered = filtered.where(sql<boolean>`services.tags && array[${sql.join(values)}]::text[]`)
  }
  const page = toldServices(filtered)
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
  return toldServices(serviceQuery(db, locale)).where('services.id', '=', id).executeTakeFirst()
}

function bookable(db: SiteDb, id: number) {
  return db
    .selectFrom('services')
    .select(['id', 'is_valid', 'duration_minutes', 'languages', 'min_people', 'max_people', 'lead_hours', 'days_ahead'])
    .select('deposit_cents')
    .where('id', '=', id)
}

export type BookableService = NonNullable<Awaited<ReturnType<typeof findBookable>>>

/** What decides who can book it, in no language. */
export async function findBookable(db: SiteDb, id: number) {
  return bookable(db, id).executeTakeFirst()
}

/** The same, held until the end: all who book, move or cancel at this service wait for each other here. */
export async function lockService(db: SiteDb, id: number): Promise<BookableService | undefined> {
  return bookable(db, id).forUpdate().executeTakeFirst()
}

/** What a service is called, in this language or else in any. */
export async function findServiceTitle(
  db: SiteDb,
  { id, locale }: { id: number; locale: string },
): Promise<string | null> {
  const found = await db
    .selectFrom('service_texts')
    .select('title')
    .where('service_id', '=', id)
    .orderBy(sql`locale <> ${locale}`)
    .orderBy('locale')
    .executeTakeFirst()
  return found?.title ?? null
}

/** Every service by its name, those that are hidden too: who booked them comes all the same. */
export async function listServiceNames(db: SiteDb, locale: string) {
  return db
    .selectFrom('services')
    .select(['services.id', 'services.languages', 'services.is_valid', 'services.duration_minutes'])
    .select(
      sql<string | null>`(select title from service_texts where service_texts.service_id = services.id
        order by locale = ${locale} desc, locale limit 1)`.as('title'),
    )
    .orderBy('services.position')
    .orderBy('services.id')
    .execute()
}
