import { expect, test } from 'vitest'
import { heldTables, PERSONAL_DATA } from '#db/queries/privacy/personal-data.ts'
import { privacyWords } from '#words/privacy/words.ts'
import { createTestDatabase } from './support/test-database.ts'

/** Of the deployment, never of a person: the key's mark, what was loaded. */
const OF_THE_DEPLOYMENT = ['platform.remembered']

test('every table of the schema says whether and how it holds personal data', async () => {
  const { admin } = await createTestDatabase()
  const { rows } = await admin.query(`
    select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname in ('estate', 'platform') order by 1`)
  const silent = rows
    .map(({ name }) => name as string)
    .filter((name) => !OF_THE_DEPLOYMENT.includes(name))
    .filter((name) => !Object.hasOwn(PERSONAL_DATA, name.split('.')[1] ?? ''))
  expect(silent).toEqual([])
})

test('no column that could name somebody lies in a table that says it holds nothing', async () => {
  const { admin } = await createTestDatabase()
  const { rows } = await admin.query(`
    select distinct table_name as name from information_schema.columns
    where table_schema in ('estate', 'platform')
      and column_name ~ '(email|firstname|lastname|birthdate|^phone|recipient|user_id|^customer|billing)'`)
  const silent = rows
    .map(({ name }) => name)
    .filter((name) => PERSONAL_DATA[name as keyof typeof PERSONAL_DATA] === null)
  // The estate's own telephone, and those of houses that sell its wines.
  expect(silent.filter((name) => !['company_addresses', 'partners'].includes(name))).toEqual([])
})

test.each(['fr', 'en'] as const)('what an export shows has its words: %s', (locale) => {
  const { parts, columns } = privacyWords[locale]
  const shown = heldTables().filter(([, { shows }]) => shows.length > 0)
  expect(shown.map(([name]) => name).sort()).toEqual(Object.keys(parts).sort())
  expect([...new Set(shown.flatMap(([, { shows }]) => shows))].sort()).toEqual(Object.keys(columns).sort())
})
