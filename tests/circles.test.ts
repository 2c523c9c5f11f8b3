import { expect, test } from 'vitest'
import { findCircles, importGraph, roomGraph } from './circles.ts'
import { readSources } from './source-files.ts'
import { GENERAL_ROOMS, SUBJECTS } from './subjects.ts'

const product = readSources('*.ts', '*.tsx').filter(({ path }) => !/\.test\.tsx?$|^(tests|bench)\//.test(path))

const graph = importGraph(product)

test('no files of the product import each other in a circle', () => {
  expect(product.length).toBeGreaterThan(500)
  expect(findCircles(graph)).toEqual([])
})

test('no subjects of the api import each other in a circle', () => {
  const room = (path: string) => /^api\/([a-z-]+)\//.exec(path)?.[1] ?? null
  const rooms = roomGraph(graph, room)
  expect(rooms.size).toBeGreaterThan(10)
  expect(findCircles(rooms)).toEqual([])
})

test('what runs calls, speaks HTTP or works in the background knows no subject', () => {
  const isSubject = (path: string) => SUBJECTS.has(/^api\/([a-z-]+)\//.exec(path)?.[1] ?? '')
  const general = [...graph].filter(([path]) => GENERAL_ROOMS.api?.some((room) => path.startsWith(`api/${room}/`)))
  expect(general.length).toBeGreaterThan(20)
  expect(general.flatMap(([path, targets]) => targets.filter(isSubject).map((to) => `${path} → ${to}`))).toEqual([])
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
