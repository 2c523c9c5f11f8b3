import { type RawBuilder, sql } from 'kysely'
import type { StoredRows } from './store.ts'

interface ToldOptions {
  texts: NonNullable<StoredRows['texts']>
  column: string
  locale: string
  /** The column that names whose texts these are; its own, if none is said. */
  of?: string
}

/** What is said of a row in the reader's language, or else in the first there is. */
export function toldText({ texts: { table, key }, column, locale, of = 'id' }: ToldOptions): RawBuilder<string | null> {
  return sql`(select ${sql.ref(`told.${column}`)} from ${sql.table(table)} as told
    where ${sql.ref(`told.${key}`)} = ${sql.ref(`t.${of}`)} order by told.locale = ${locale} desc, told.locale = 'fr' desc, told.locale limit 1)`
}

/** The languages that a row is told in. */
export function toldLocales({ table, key }: ToldOptions['texts']): RawBuilder<string[]> {
  return sql`array(select told.locale from ${sql.table(table)} as told
    where ${sql.ref(`told.${key}`)} = t.id order by told.locale)`
}
