import { expect, test } from 'vitest'
import { parseStat } from './process-tree.ts'

const line = (name: string) => `42 (${name}) S 7 42 42 0 -1 4194560 900 0 0 0 120 30 5 1 20 0 11 0 900 1000 10`

test('CPU time is its own and that of children that ended, in milliseconds', () => {
  expect(parseStat(line('node'))).toEqual({ parent: 7, isDatabase: false, cpuMs: 1_560 })
})

test('a name may hold brackets and spaces', () => {
  expect(parseStat(line('a) S 1 (b')).parent).toBe(7)
})

test('the database is told apart by its name', () => {
  expect(parseStat(line('postgres')).isDatabase).toBe(true)
})
