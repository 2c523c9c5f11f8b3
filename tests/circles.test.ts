import { expect, test } from 'vitest'
import { findCircles, importGraph, roomGraph } from './circles.ts'
import { readSources } from './source-files.ts'

const product = readSources('*.ts', '*.tsx').filter(({ path }) => !/\.test\.tsx?$|^(tests|bench)\//.test(path))

test('no files of the product import each other in a circle', () => {
  expect(product.length).toBeGreaterThan(500)
  expect(findCircles(importGraph(product))).toEqual([])
})

test('no subjects of the api import each other in a circle', () => {
  const room = (path: string) => /^api\/([a-z-]+)\//.exec(path)?.[1] ?? null
  const rooms = roomGraph(importGraph(product), room)
  expect(rooms.size).toBeGreaterThan(10)
  expect(findCircles(rooms)).toEqual([])
})

test('what runs calls, speaks HTTP or works in the background knows no subject', () => {
  const general = new Set(['calls', 'http', 'background'])
  const arrows = product
    .filter(({ path }) => general.has(/^api\/([a-z-]+)\//.exec(path)?.[1] ?? ''))
    .flatMap(({ path, text }) => {
      const targets = importGraph([...product.filter((file) => file.path.startsWith('api/')), { path, text }]).get(path)
      return (targets ?? []).map((to) => [path, to] as const)
    })
    .filter(([, to]) => to.startsWith('api/') && !general.has(to.split('/')[1] ?? ''))
  expect(arrows).toEqual([])
})

test('a circle is found, and named as it runs', () => {
  const file = (path: string, ...imports: string[]) => ({
    path,
    text: imports.map((target) => `import type { X } from '${target}'`).join('\n'),
  })
  const circle = [file('api/a/x.ts', './y.ts'), file('api/a/y.ts', '#api/b/z.ts'), file('api/b/z.ts', '#api/a/x.ts')]
  expect(findCircles(importGraph(circle))).toEqual(['api/a/x.ts → api/a/y.ts → api/b/z.ts → api/a/x.ts'])
  expect(findCircles(roomGraph(importGraph(circle), (path) => path.split('/')[1] ?? null))).toEqual(['a → b → a'])
  expect(findCircles(importGraph(circle.slice(1)))).toEqual([])
})
