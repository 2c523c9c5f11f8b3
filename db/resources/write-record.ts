import { type RawBuilder, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { Fields } from './read-record.ts'
import type { Store, StoredRows } from './store.ts'

export async function createRecord(db: SiteDb, { store, fields }: { store: Store; fields: Fields }): Promise<number> {
  return insertWhole(db, { rows: store, fields, own: {} })
}

interface ChangeOptions {
  store: Store
  id: number
  /** What changes. */
  fields: Fields
}

/** Of a row that is locked. Parts and texts that are given take the place of those that were there. */
export async function changeRecord(db: SiteDb, { store, id, fields }: ChangeOptions): Promise<void> {
  const changes = columnsOf(store, fields).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const set = sql.join([sql`version = version + 1`, ...changes])
  await sql`update ${sql.table(store.table)} set ${set} where id = ${id}`.execute(db)
  await replaceBelongings(db, { rows: store, fields, id })
}

export async function removeRecord(db: SiteDb, { store, id }: Pick<ChangeOptions, 'store' | 'id'>): Promise<void> {
  await sql`delete from ${sql.table(store.table)} where id = ${id}`.execute(db)
}

interface InsertOptions {
  rows: StoredRows
  fields: Fields
  /** Columns besides: whose it is, and its place. */
  own: Readonly<Record<string, unknown>>
}

/** What nothing belongs to need not have an id. */
const hasBelongings = (rows: StoredRows) => 'listed' in rows || rows.texts !== undefined || rows.parts !== undefined

async function insertWhole(db: SiteDb, { rows, fields, own }: InsertOptions): Promise<number> {
  const entries = [
    ...Object.entries(own).map(([column, value]) => [column, sql`${value}`] as const),
    ...columnsOf(rows, fields),
  ]
  const columns = sql.join(entries.map(([column]) => sql.ref(column)))
  const values = sql.join(entries.map(([, value]) => value))
  const written = entries.length > 0 ? sql`(${columns}) values (${values})` : sql`default values`
  const { rows: made } = await sql<{ id: number }>`
    insert into ${sql.table(rows.table)} ${written} returning ${hasBelongings(rows) ? sql`id` : sql`0 as id`}`.execute(
    db,
  )
  const id = made[0]?.id ?? 0
  await replaceBelongings(db, { rows, fields, id })
  return id
}

interface BelongingsOptions {
  rows: StoredRows
  fields: Fields
  id: number
}

async function replaceBelongings(db: SiteDb, { rows, fields, id }: BelongingsOptions): Promise<void> {
  const { texts, parts = {} } = rows
  if (texts && fields.texts !== undefined) {
    await sql`delete from ${sql.table(texts.table)} where ${sql.ref(texts.key)} = ${id}`.execute(db)
    for (const [locale, said] of Object.entries(fields.texts as Record<string, Fields>)) {
      await insertWhole(db, { rows: texts, fields: said, own: { [texts.key]: id, locale } })
    }
  }
  for (const [field, part] of Object.entries(parts)) {
    const given = fields[field] as Fields[] | undefined
    if (given === undefined) continue
    await sql`delete from ${sql.table(part.table)} where ${sql.ref(part.key)} = ${id}`.execute(db)
    for (const [position, one] of given.entries()) {
      const place = part.order ? { [part.order]: position } : {}
      await insertWhole(db, { rows: part, fields: one, own: { [part.key]: id, ...place } })
    }
  }
}

/** The columns of what is given, each with its value as it is kept. */
function columnsOf({ columns }: StoredRows, fields: Fields): [string, RawBuilder<unknown>][] {
  return Object.entries(columns).flatMap(([field, stored]) => {
    const value = fields[field]
    if (value === undefined) return []
    if (typeof stored === 'string') return [[stored, sql`${value}`] as [string, RawBuilder<unknown>]]
    return [[stored.column, keptValue(stored.as, value)] as [string, RawBuilder<unknown>]]
  })
}

function keptValue(as: 'hundredths' | 'json' | 'clock', value: unknown): RawBuilder<unknown> {
  if (as === 'json') return sql`${JSON.stringify(value)}::jsonb`
  return as === 'hundredths' ? sql`${inHundredths(value)}` : sql`${value}`
}

function inHundredths(value: unknown): number | null {
  return typeof value === 'number' ? Math.round(value * 100) : null
}
