import { expect, test } from 'vitest'
import { declaredTables } from './schema-columns.ts'
import { createTestDatabase } from './support/test-database.ts'

interface CatalogueColumn {
  table: string
  column: string
  isNullable: boolean
  hasDefault: boolean
  isView: boolean
}

const COLUMNS = `
  select class.relname as table, attribute.attname as column, not attribute.attnotnull as "isNullable",
    attribute.atthasdef or attribute.attidentity <> '' as "hasDefault", class.relkind = 'v' as "isView"
  from pg_attribute attribute
  join pg_class class on class.oid = attribute.attrelid and class.relkind in ('r', 'v', 'm', 'p')
  join pg_namespace namespace on namespace.oid = class.relnamespace
  where namespace.nspname in ('estate', 'platform') and attribute.attnum > 0 and not attribute.attisdropped`

test('db/schema declares the tables and columns that PostgreSQL has, and no others', async () => {
  const { admin } = await createTestDatabase()
  const { rows } = await admin.query<CatalogueColumn>(COLUMNS)
  const declared = declaredTables()
  const wrong = rows.flatMap((row) => {
    const column = declared.get(row.table)?.get(row.column)
    const name = `${row.table}.${row.column}`
    if (!declared.has(row.table)) return []
    if (!column) return [`${name} is not declared`]
    if (row.isView) return []
    if (column.isNullable !== row.isNullable) return [`${name} is ${row.isNullable ? '' : 'never '}null`]
    const mayBeLeftOut = row.hasDefault && !row.isNullable
    return column.isGenerated !== mayBeLeftOut && !row.isNullable
      ? [`${name} has ${row.hasDefault ? 'a' : 'no'} default`]
      : []
  })
  const real = new Set(rows.map(({ table, column }) => `${table}.${column}`))
  const invented = [...declared].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`).filter((name) => !real.has(name)),
  )
  expect(declared.size).toBeGreaterThan(70)
  expect({ wrong, invented }).toEqual({ wrong: [], invented: [] })
})
