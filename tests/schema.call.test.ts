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
  const wrong = rows.flatMap(({ table, column, isNullable, hasDefault, isView }) => {
    const own = declared.get(table)?.get(column)
    if (!declared.has(table)) return []
    if (!own) return [`${table}.${column} is not declared`]
    // PostgreSQL does not know of a view's columns whether they can be null.
    if (isView) return []
    if (own.isNullable !== undefined && own.isNullable !== isNullable) {
      return [`${table}.${column} is ${isNullable ? 'sometimes' : 'never'} null`]
    }
    return own.isGenerated && !hasDefault && !isNullable ? [`${table}.${column} has no default`] : []
  })
  const real = new Set(rows.map(({ table, column }) => `${table}.${column}`))
  const invented = [...declared].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`).filter((name) => !real.has(name)),
  )
  const undeclared = new Set(rows.map(({ table }) => table).filter((table) => !declared.has(table)))
  // What migrations remember is read by SQL only.
  expect([...undeclared]).toEqual(['remembered'])
  expect(declared.size).toBeGreaterThan(70)
  expect({ wrong, invented }).toEqual({ wrong: [], invented: [] })
})
