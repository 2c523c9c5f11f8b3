import { expect, test } from 'vitest'
import { topFunctions } from './top-functions.ts'

const frame = (functionName: string, url = 'file:///shop/a.ts') => ({ functionName, url, lineNumber: 0 })

/** The root calls `outer`, which calls `inner`, which calls `outer` again; the rest is waiting. */
const profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)', ''), children: [2, 5] },
    { id: 2, callFrame: frame('outer'), children: [3] },
    { id: 3, callFrame: frame('inner'), children: [4] },
    { id: 4, callFrame: frame('outer') },
    { id: 5, callFrame: frame('(idle)', '') },
  ],
  samples: [2, 3, 4, 5],
  timeDeltas: [1_000, 5_000, 2_000, 90_000],
}

test('own time is added up by function, waiting left out', () => {
  const { busyMs, top } = topFunctions(profile, 20)
  expect(busyMs).toBe(8)
  expect(top.map(({ name, own }) => [name.split(' ')[0], own])).toEqual([
    ['inner', 5],
    ['outer', 3],
  ])
})

test('a function that calls itself is counted whole only once', () => {
  const [outer] = topFunctions(profile, 1).topWhole
  expect([outer?.name.split(' ')[0], outer?.whole]).toEqual(['outer', 8])
})
