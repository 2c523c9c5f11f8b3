import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import pg from 'pg'
import type { Tables } from './schema/tables.ts'
import { askWritten, PLANNED_ONCE, type PlatformDb, type SiteDb } from './site-db.ts'

/** What stands in a statement for the values that are given each time it is asked. */
export type Slots<Given> = { readonly [Name in keyof Given]: RawBuilder<Given[Name]> }

/** A value, or what stands for it in a statement that is written once. */
export type Given<Value> = Value | RawBuilder<Value>

/** What a statement is written with, whether it is built or typed. */
interface Written<Row> {
  compile(on: SiteDb): CompiledQuery<Row>
}

/** Statements are only written on it; it asks nobody. */
const paper = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as unknown as SiteDb

/**
 * A statement that is put together once a process and planned once a connection: for those of every cart and every order
 * that costs more than asking them. What is given reaches it through its slots alone.
 */
export function prepared<Given extends object, Row>(
  write: (db: SiteDb, slots: Slots<Given>) => Written<Row>,
): (db: SiteDb, given: Given) => Promise<Row[]> {
  const nameBySlot = new Map<unknown, keyof Given>()
  const slots = new Proxy({} as Slots<Given>, {
    get(_, name) {
      const slot = { name }
      nameBySlot.set(slot, name as keyof Given)
      return sql`${sql.val(slot)}`
    },
  })
  let written: CompiledQuery<Row> | null = null
  return async (db, given) => {
    written ??= plannedOnce(write(paper, slots).compile(paper), (value) => nameBySlot.has(value))
    const parameters = written.parameters.map((value) => {
      const name = nameBySlot.get(value)
      return name === undefined ? value : given[name]
    })
    return askWritten<Row>(db, { ...written, parameters })
  }
}

/** The same on what all sites share. */
export function preparedOnPlatform<Given extends object, Row>(
  write: (db: PlatformDb, slots: Slots<Given>) => Written<Row>,
): (db: PlatformDb, given: Given) => Promise<Row[]> {
  // What is written on paper is the same for both; only who may ask it differs.
  const ask = prepared<Given, Row>((onPaper, slots) => write(onPaper as unknown as PlatformDb, slots))
  return (db, given) => ask(db as unknown as SiteDb, given)
}

type Rows = Readonly<Record<string, readonly object[]>>

/** Rows whose columns stand for the values that are given each time. */
export type RowsOfSlots<Given extends Rows> = {
  readonly [List in keyof Given]: readonly {
    readonly [Column in keyof Given[List][number]]: RawBuilder<Exclude<Given[List][number][Column], undefined>>
  }[]
}

/** More would be somebody's play; whatever has another shape is written anew each time. */
const MAX_SHAPES = 50

/** The same where what is given are rows: one statement for each number of them and each set of their columns. */
export function preparedRows<Given extends Rows, Row>(
  write: (db: SiteDb, rows: RowsOfSlots<Given>) => Written<Row>,
): (db: SiteDb, given: Given) => Promise<Row[]> {
  type Ask = (db: SiteDb, values: Record<string, unknown>) => Promise<Row[]>
  const askByShape = new Map<string, Ask>()
  return (db, given) => {
    const values: Record<string, unknown> = {}
    mapColumns(given, (name, value) => {
      values[name] = value
    })
    const shape = Object.keys(values).join()
    const ask: Ask =
      askByShape.get(shape) ??
      prepared((paperDb, slots: Slots<Record<string, unknown>>) =>
        // Each of its values is now what stands for it.
        write(paperDb, mapColumns(given, (name) => slots[name]) as RowsOfSlots<Given>),
      )
    if (askByShape.size < MAX_SHAPES) askByShape.set(shape, ask)
    return ask(db, values)
  }
}

/** The same rows with other values. What is not given is no column of its row. */
function mapColumns(given: Rows, value: (name: string, was: unknown) => unknown): Rows {
  const rowsOf = (list: string, rows: readonly object[]) =>
    rows.map((row, at) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([column, was]) =>
          was === undefined ? [] : [[column, value(`${list} ${at} ${column}`, was)]],
        ),
      ),
    )
  return Object.fromEntries(Object.entries(given).map(([list, rows]) => [list, rowsOf(list, rows)]))
}

/**
 * What is the same each time stands in the text: a plan for all values must know it, or it cannot tell that an index
 * which holds some rows only is enough.
 */
function plannedOnce<Row>(
  { sql: text, parameters, ...written }: CompiledQuery<Row>,
  isSlot: (value: unknown) => boolean,
): CompiledQuery<Row> {
  const left: unknown[] = []
  const told = text.replace(/\$(\d+)/g, (_, place) => {
    const value = parameters[Number(place) - 1]
    const fixed = isSlot(value) ? null : literal(value)
    return fixed ?? `$${left.push(value)}`
  })
  return { ...written, sql: `${PLANNED_ONCE} ${told}`, parameters: left }
}

function literal(value: unknown): string | null {
  if (value === null) return 'null'
  if (typeof value === 'string') return pg.escapeLiteral(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
