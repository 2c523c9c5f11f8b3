import { expect, test } from 'vitest'
import { findBoundaryBreaks } from './boundaries.ts'
import { readSources } from './source-files.ts'

const breaksIn = (path: string, text: string) => findBoundaryBreaks([{ path, text }])

test('no import of the project crosses a wall', () => {
  const sources = readSources('*.ts', '*.tsx')
  expect(sources.length).toBeGreaterThan(50)
  expect(findBoundaryBreaks(sources)).toEqual([])
})

test('a page that reaches for the database is found', () => {
  expect(
    breaksIn('site/content/pages/home.tsx', `import { listPages } from '#db/queries/content/pages.ts'`),
  ).toHaveLength(1)
  expect(breaksIn('site/content/pages/home.tsx', `import pg from 'pg'`)).toHaveLength(1)
  expect(breaksIn('site/content/pages/home.tsx', `const x = await import('#api/app.ts')`)).toHaveLength(1)
})

test('browser code takes types from the contract, never values', () => {
  expect(breaksIn('client/ask.ts', `import { getPages } from '#contract/content/pages.ts'`)).toHaveLength(1)
  expect(breaksIn('client/ask.ts', `import type { Page } from '#contract/content/pages.ts'`)).toEqual([])
  expect(breaksIn('ui/Price.tsx', `import { type Page, getPages } from '#contract/content/pages.ts'`)).toHaveLength(1)
  expect(breaksIn('ui/Price.tsx', `import { type Page, type Site } from '#contract/content/pages.ts'`)).toEqual([])
})

test('rules know no clock, no disk and no package', () => {
  expect(breaksIn('rules/x.ts', `import { readFileSync } from 'node:fs'`)).toHaveLength(1)
  expect(breaksIn('rules/x.ts', `import { z } from 'zod'`)).toHaveLength(1)
  expect(breaksIn('rules/x.ts', `import { x } from '#db/pool.ts'`)).toHaveLength(1)
})

test('a way around by relative path is found, and so is a folder that is not on the map', () => {
  expect(breaksIn('site/content/pages/home.tsx', `import { x } from '../../../db/pool.ts'`)).toHaveLength(1)
  expect(breaksIn('helpers/x.ts', `import { x } from '#db/pool.ts'`)).toHaveLength(1)
  expect(breaksIn('contract/x.ts', `export { y } from '#rules/y.ts'`)).toHaveLength(1)
})
