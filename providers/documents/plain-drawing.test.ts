import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPlainDrawing } from './plain-drawing.ts'

const isPlain = (text: string) => isPlainDrawing(Buffer.from(text))

test('shapes go into a PDF as they are; whatever it would draw otherwise does not', () => {
  expect(isPlain('<svg viewBox="0 0 1 1"><g fill="#fff"><path d="M0 0h1"/></g></svg>')).toBe(true)
  expect(isPlain('<?xml version="1.0"?>\n<svg><circle r="1"/></svg>')).toBe(true)
  expect(isPlain('<svg><text>Domaine</text></svg>')).toBe(false)
  expect(isPlain('<svg><style>path{fill:red}</style><path d="M0 0"/></svg>')).toBe(false)
  expect(isPlain('<svg><path style="fill:red" d="M0 0"/></svg>')).toBe(false)
  expect(isPlain('<svg><path fill="url(#a)" d="M0 0"/></svg>')).toBe(false)
  expect(isPlain('<svg><path fill="#a1b2c3" stroke="rgb(1, 2, 3)" d="M0 0"/></svg>')).toBe(true)
  expect(isPlain('<svg><path fill="rebeccapurple" d="M0 0"/></svg>')).toBe(false)
  expect(isPlain('<svg><g fill-opacity="0.5"><path d="M0 0"/></g></svg>')).toBe(false)
  expect(isPlain('<svg><path stroke-dasharray="2 1" d="M0 0"/></svg>')).toBe(false)
  expect(isPlain('\x89PNG')).toBe(false)
  expect(isPlain('<html><svg></svg></html>')).toBe(false)
})

test('the logos of the demo estates are drawn as they are', () => {
  const folder = new URL('../../db/demo/pictures/', import.meta.url)
  const logos = readdirSync(folder).filter((name) => /-logo.*\.svg$/.test(name))
  expect(logos.length).toBeGreaterThan(5)
  for (const name of logos) expect([name, isPlainDrawing(readFileSync(new URL(name, folder)))]).toEqual([name, true])
})
