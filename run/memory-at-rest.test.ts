import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createRestWatch } from './memory-at-rest.ts'

const BUSY = 0.5
const QUIET = 0.02

function answers(worked: readonly number[]) {
  const watch = createRestWatch({ quietLooks: 3, sweepingLooks: 2 })
  return worked.map(watch)
}

test('memory is saved once a process has rested for a while, and for a while only', () => {
  expect(answers(Array(9).fill(QUIET))).toEqual([null, null, 'save', null, 'stop', null, null, null, null])
})

test('work ends the saving at once', () => {
  expect(answers([QUIET, QUIET, QUIET, BUSY, BUSY])).toEqual([null, null, 'save', 'stop', null])
})

test('a pause within work saves nothing', () => {
  expect(answers([QUIET, QUIET, BUSY, QUIET, QUIET, BUSY])).toEqual(Array(6).fill(null))
})

test('each rest has its sweep, those after a long one too', () => {
  const rest = Array(7).fill(QUIET)
  const told = answers([...rest, BUSY, ...rest]).filter((step) => step !== null)
  expect(told).toEqual(['save', 'stop', 'save', 'stop'])
})

/** Fills its memory, is swept once as busy programs are, lets go and rests; tells what it held then and holds now. */
const PROGRAM = `
  import { setTimeout as wait } from 'node:timers/promises'
  import { getHeapStatistics } from 'node:v8'
  import { giveBackMemoryAtRest } from ${JSON.stringify(new URL('./memory-at-rest.ts', import.meta.url).href)}
  giveBackMemoryAtRest({ lookMs: 50, quietLooks: 3, sweepingLooks: 200 })
  let kept = Array.from({ length: 200_000 }, (_, at) => ({ at, text: 'wine ' + at }))
  gc()
  kept = null
  const held = () => getHeapStatistics().total_heap_size
  const full = held()
  const ends = performance.now() + 20_000
  while (held() > full / 2 && performance.now() < ends) await wait(20)
  console.log(JSON.stringify({ full, rested: held() }))
`
test('a process that rests gives back most of what it held', async () => {
  // As a serving process; V8 waits eight seconds before it sweeps.
  const flags = ['--max-semi-space-size=16', '--expose-gc', '--input-type=module', '--eval', PROGRAM]
  const { stdout } = await promisify(execFile)(process.execPath, flags)
  const { full, rested } = JSON.parse(stdout)
  expect(full).toBeGreaterThan(30_000_000)
  expect(rested).toBeLessThan(full / 2)
})
