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
import type { Tables } from './schema/tables.ts'
import type { SiteDb } from './site-db.ts'

/** What stands in a statement for the values that are given each time it is asked. */
export type Slots<Given> = { readonly [Name in keyof Given]: RawBuilder<Given[Name]> }

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
 * A statement that is put together once a process: for those of every cart and every order that costs more than asking
 * them. What is given reaches it through its slots alone.
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
    written ??= write(paper, slots).compile(paper)
    const parameters = written.parameters.map((value) => {
      const name = nameBySlot.get(value)
      return name === undefined ? value : given[name]
    })
    return (await db.executeQuery<Row>({ ...written, parameters })).rows
  }
}
