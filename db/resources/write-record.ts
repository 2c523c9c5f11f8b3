import { type RawBuilder, sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import type { Fields } from './read-record.ts'
import type { Store, StoredLinks, StoredParts, StoredRows } from './store.ts'

export async function createRecord(db: SiteDb, { store, fields }: { store: Store; fields: Fields }): Promise<number> {
  return insertWhole(db, { rows: store, fields, own: store.fixed ?? {}, rootId: null })
}

interface ChangeOptions {
  store: Store
  id: number
  /** What changes. */
  fields: Fields
}

/** Of a row that is locked. Texts, links and parts that are given take the place of those that were there. */
export async function changeRecord(db: SiteDb, { store, id, fields }: ChangeOptions): Promise<void> {
  const set = sql.join([sql`version = version + 1`, ...assignments(columnsOf(store, fields))])
  await sql`update ${sql.table(store.table)} set ${set} where id = ${id}`.execute(db)
  await replaceBelongings(db, { rows: store, fields, id, rootId: id })
}

export async function removeRecord(db: SiteDb, { store, id }: Pick<ChangeOptions, 'store' | 'id'>): Promise<void> {
  await sql`delete from ${sql.table(store.table)} where id = ${id}`.execute(db)
}

interface InsertOptions {
  rows: StoredRows
  fields: Fields
  /** Columns besides: whose it is, and its place. */
  own: Readonly<Record<string, unknown>>
  /** The thing that it is a part of; null of that thing itself. */
  rootId: number | null
}

/** What nothing belongs to need not have an id. */
const hasBelongings = (rows: StoredRows) =>
  'listed' in rows || rows.texts !== undefined || rows.links !== undefined || rows.parts !== undefined

async function insertWhole(db: SiteDb, { rows, fields, own, rootId }: InsertOptions): Promise<number> {
  const entries = [...plainColumns(own), ...columnsOf(rows, fields)]
  const columns = sql.join(entries.map(([column]) => sql.ref(column)))
  const values = sql.join(entries.map(([, value]) => value))
  const written = entries.length > 0 ? sql`(${columns}) values (${values})` : sql`default values`
  const { rows: made } = await sql<{ id: number }>`
    insert into ${sql.table(rows.table)} ${written} returning ${hasBelongings(rows) ? sql`id` : sql`0 as id`}`.execute(
    db,
  )
  const id = made[0]?.id ?? 0
  await addBelongings(db, { rows, fields, id, rootId: rootId ?? id })
  return id
}

interface BelongingsOptions {
  rows: StoredRows
  fields: Fields
  id: number
  rootId: number
}

/** Of a row that has just come: nothing is in the way. */
async function addBelongings(db: SiteDb, { rows, fields, id, rootId }: BelongingsOptions): Promise<void> {
  const { beside, texts, links = {}, parts = {} } = rows
  if (beside) await insertWhole(db, { rows: beside, fields, own: { [beside.key]: id }, rootId })
  if (texts) await addTexts(db, { rows, fields, id, rootId })
  for (const [field, link] of Object.entries(links)) {
    const given = (fields[field] ?? []) as number[]
    if (given.length > 0) await addLinks(db, { link, id, given })
  }
  for (const [field, part] of Object.entries(parts)) {
    for (const [position, one] of ((fields[field] ?? []) as Fields[]).entries())
      await addPart(db, { part, id, rootId, one, position })
  }
}

async function addTexts(db: SiteDb, { rows: { texts }, fields, id, rootId }: BelongingsOptions): Promise<void> {
  if (!texts) return
  for (const [locale, said] of Object.entries((fields.texts ?? {}) as Record<string, Fields>))
    await insertWhole(db, { rows: texts, fields: said, own: { [texts.key]: id, locale }, rootId })
}

async function replaceBelongings(db: SiteDb, { rows, fields, id, rootId }: BelongingsOptions): Promise<void> {
  const { beside, texts, links = {}, parts = {} } = rows
  const changes = beside ? assignments(columnsOf(beside, fields)) : []
  if (beside && changes.length > 0) {
    const ofThing = sql`${sql.ref(beside.key)} = ${id}`
    await sql`update ${sql.table(beside.table)} set ${sql.join(changes)} where ${ofThing}`.execute(db)
  }
  if (texts && fields.texts !== undefined) {
    await sql`delete from ${sql.table(texts.table)} where ${sql.ref(texts.key)} = ${id}`.execute(db)
    await addTexts(db, { rows, fields, id, rootId })
  }
  for (const [field, link] of Object.entries(links)) {
    const given = fields[field] as number[] | undefined
    if (given !== undefined) await replaceLinks(db, { link, id, given })
  }
  for (const [field, part] of Object.entries(parts)) {
    const given = fields[field] as Fields[] | undefined
    if (given !== undefined) await replaceParts(db, { part, id, rootId, given })
  }
}

interface LinksOptions {
  link: StoredLinks
  id: number
  given: readonly number[]
}

async function replaceLinks(db: SiteDb, { link, id, given }: LinksOptions): Promise<void> {
  await sql`delete from ${sql.table(link.table)} where ${sql.ref(link.key)} = ${id}`.execute(db)
  await addLinks(db, { link, id, given })
}

async function addLinks(db: SiteDb, { link: { table, key, to, order }, id, given }: LinksOptions): Promise<void> {
  const place = order ? sql`, ${sql.ref(order)}` : sql``
  await sql`insert into ${sql.table(table)} (${sql.ref(key)}, ${sql.ref(to)} ${place})
    select ${id}::integer, linked.id ${order ? sql`, linked.place - 1` : sql``}
    from unnest(${[...given]}::integer[]) with ordinality as linked (id, place)`.execute(db)
}

interface PartsOptions {
  part: StoredParts
  id: number
  rootId: number
  given: readonly Fields[]
}

/** Those that are given with an id stay, changed; all others that were there go. */
async function replaceParts(db: SiteDb, { part, id, rootId, given }: PartsOptions): Promise<void> {
  const { table, key, order, without, keepsIds } = part
  const kept = keepsIds ? given.flatMap((one) => (typeof one.id === 'number' ? [one.id] : [])) : []
  const ofThing = without ? sql`and ${sql.ref(without)} is null` : sql``
  const others = kept.length > 0 ? sql`and id <> all (${kept}::integer[])` : sql``
  await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id} ${ofThing} ${others}`.execute(db)
  for (const [position, one] of given.entries()) {
    const place = order ? { [order]: position } : {}
    if (keepsIds && typeof one.id === 'number') {
      await changePart(db, { part, id, partId: one.id, rootId, fields: one, place })
    } else {
      await addPart(db, { part, id, rootId, one, position })
    }
  }
}

type NewPart = Omit<PartsOptions, 'given'> & { one: Fields; position: number }

async function addPart(db: SiteDb, { part, id, rootId, one, position }: NewPart): Promise<void> {
  const { key, order, root } = part
  const place = order ? { [order]: position } : {}
  const own = { [key]: id, ...(root ? { [root]: rootId } : {}), ...place }
  await insertWhole(db, { rows: part, fields: one, own, rootId })
}

interface ChangedPart extends Omit<PartsOptions, 'given'> {
  partId: number
  fields: Fields
  place: Readonly<Record<string, unknown>>
}

async function changePart(db: SiteDb, { part, id, partId, rootId, fields, place }: ChangedPart): Promise<void> {
  const changes = assignments([...plainColumns(place), ...columnsOf(part, fields)])
  const set = changes.length > 0 ? sql.join(changes) : sql`id = id`
  const { rows: changed } = await sql`update ${sql.table(part.table)} set ${set}
    where id = ${partId} and ${sql.ref(part.key)} = ${id} returning id`.execute(db)
  if (changed.length === 0) throw new Error(`${part.table} ${partId} is no part of ${id}`)
  await replaceBelongings(db, { rows: part, fields, id: partId, rootId })
}

type Column = readonly [name: string, value: RawBuilder<unknown>]

const assignments = (columns: readonly Column[]) => columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)

function plainColumns(own: Readonly<Record<string, unknown>>): Column[] {
  return Object.entries(own).map(([column, value]) => [column, sql`${value}`])
}

/** The columns of what is given, each with its value as it is kept. */
function columnsOf({ columns }: StoredRows, fields: Fields): Column[] {
  return Object.entries(columns).flatMap(([field, stored]): Column[] => {
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
