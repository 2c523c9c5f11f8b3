import { expect, test } from 'vitest'
import { listFiles } from './source-files.ts'
import { findHomeless, SUBJECTS } from './subjects.ts'

test('every file of a layer lies in the room of a subject, or in a general one', () => {
  expect(findHomeless(listFiles('*.ts', '*.tsx'))).toEqual([])
})

test('a file without a room and a room of a new name are found', () => {
  expect(findHomeless(['rules/prices.ts', 'api/prices/get-price.ts', 'site/Header.tsx', 'ui/misc/Price.tsx'])).toEqual([
    'rules/prices.ts',
    'api/prices/get-price.ts',
    'site/Header.tsx',
    'ui/misc/Price.tsx',
  ])
  expect(findHomeless(['api/app.ts', 'api/carts/x.ts', 'rules/basics/money.ts', 'run/worker.ts'])).toEqual([])
})

test('tables are declared by subject', () => {
  const files = listFiles('db/schema/*.ts').map((path) => path.replace(/^db\/schema\/|\.ts$/g, ''))
  expect(files.filter((name) => !SUBJECTS.has(name)).sort()).toEqual(['basics', 'columns', 'tables'])
})

test('a call is answered in the room of the subject that defines it', () => {
  const room = (path: string) => path.split('/')[1]
  const contracts = listFiles('contract/*/routes.ts').map(room)
  const tables = listFiles('api/*/handlers.ts').map(room)
  expect(tables.sort()).toEqual(contracts.sort())
})
