import { expect, test } from 'vitest'
import { readSources } from './source-files.ts'
import { findUnusedExports, findUnusedFiles } from './unused-exports.ts'

const sources = readSources('*.ts', '*.tsx', '*.mjs')

test('what is exported is imported somewhere', () => {
  expect(findUnusedExports(sources)).toEqual([])
})

test('no file is forgotten', () => {
  expect(findUnusedFiles(sources)).toEqual([])
})

test('an export that nobody imports is found, whatever it is', () => {
  const text = 'export const used = 1\nexport function lost() {}\nexport type Lost = string\nexport interface Known {}'
  const files = [
    { path: 'rules/basics/x.ts', text },
    { path: 'rules/basics/y.ts', text: `import { type Known, used as own } from './x.ts'` },
  ]
  expect(findUnusedExports(files)).toEqual(['rules/basics/x.ts: lost', 'rules/basics/x.ts: Lost'])
  expect(findUnusedFiles(files)).toEqual(['rules/basics/y.ts'])
})
