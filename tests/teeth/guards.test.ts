import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guards } from './guards.mjs'

const root = new URL('../../', import.meta.url)

test('every guard that is to be taken away stands once in its file, and its test exists', () => {
  const lost = guards.filter(({ file, find, test: own }) => {
    const isThere = readFileSync(new URL(file, root), 'utf8').split(find).length === 2
    return !isThere || readFileSync(new URL(own, root), 'utf8') === ''
  })
  expect(lost.map(({ guard }) => guard)).toEqual([])
})
