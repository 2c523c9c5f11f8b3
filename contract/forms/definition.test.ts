import { expect, test } from 'vitest'
import { FormDefinition } from './definition.ts'

const label = { fr: 'X' }
const text = (key: string, given: object = {}) => ({ key, kind: 'TEXT', label, ...given })
const isGood = (...pages: object[][]) =>
  FormDefinition.safeParse({ title: label, pages: pages.map((fields) => ({ title: label, fields })) }).success

test('a form asks something, each thing under a name of its own', () => {
  expect(isGood([text('a')], [text('b')])).toBe(true)
  expect(isGood([text('a')], [text('a')])).toBe(false)
  expect(isGood([])).toBe(false)
  expect(isGood()).toBe(false)
  for (const key of ['', 'A', '1a', 'a b', '__proto__', 'a.b', 'a'.repeat(41)])
    expect([key, isGood([text(key)])]).toEqual([key, false])
})

test('a field hangs on one that is asked before it, so that nothing goes in a circle', () => {
  const on = (field: string) => ({ showIf: { field, values: ['x'] } })
  expect(isGood([text('a'), text('b', on('a'))])).toBe(true)
  expect(isGood([text('a')], [text('b', on('a'))])).toBe(true)
  expect(isGood([text('a', on('b')), text('b')])).toBe(false)
  expect(isGood([text('a', on('a'))])).toBe(false)
  expect(isGood([text('a', on('z'))])).toBe(false)
})

test('files are asked for once, and not in heaps', () => {
  const file = (key: string, max?: number) => ({ key, kind: 'FILE', label, ...(max ? { max } : {}) })
  expect(isGood([file('a', 5)])).toBe(true)
  expect(isGood([file('a', 6)])).toBe(false)
  expect(isGood([file('a')], [file('b')])).toBe(false)
})
