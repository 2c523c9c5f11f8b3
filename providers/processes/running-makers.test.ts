import { expect, test } from 'vitest'
import { forgetMaker, noteMaker, residentBytes, runningMakers } from './running-makers.ts'

test('a maker that runs is told with its memory, one that has ended is not', () => {
  noteMaker({ name: 'test process', pid: process.pid })
  const told = () => runningMakers().filter(({ name }) => name === 'test process')
  expect(told()).toHaveLength(1)
  if (process.platform === 'linux') expect(told()[0]?.bytes).toBeGreaterThan(10_000_000)
  forgetMaker(process.pid)
  expect(told()).toEqual([])
})

test('of a process that there is none of, nobody knows the memory', () => {
  expect(residentBytes(0)).toBe(0)
})
