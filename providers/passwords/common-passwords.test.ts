import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .slice(0, -1)

test('the list is sorted by its bytes, in lower case, without a line twice', () => {
  expect(lines).toHaveLength(49_233)
  const isSorted = lines.every(
    (line, n) => n === 0 || Buffer.compare(Buffer.from(lines[n - 1] ?? ''), Buffer.from(line)) < 0,
  )
  expect(isSorted).toBe(true)
  expect(lines.filter((line) => line !== line.toLowerCase() || !/^[\x21-\x7e]+$/.test(line))).toEqual([])
})

test('every line of it is found, and nothing that is not one', () => {
  const known = new Set(lines)
  expect(lines.filter((line) => !isCommonPassword(line))).toEqual([])
  const others = lines
    .map((line) => `${line}~`)
    .concat(
      lines.map((line) => line.slice(0, -1)),
      ['', '\n', '~~~', ' '],
    )
  expect(others.filter((other) => isCommonPassword(other) !== known.has(other))).toEqual([])
})
