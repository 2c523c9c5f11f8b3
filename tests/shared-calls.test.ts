import { expect, test } from 'vitest'
import { everyCall } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'

const calls = Object.values<CallDefinition>(everyCall)
const shared = calls.filter(({ isShared }) => isShared)
const names = (some: readonly CallDefinition[]) => some.map(({ name }) => name)

test('whatever visitors read is shared, or says why not', () => {
  const read = calls.filter(({ method, who }) => method === 'GET' && who === 'visitor')
  expect(names(read.filter(({ isShared, differsBy }) => (isShared === true) === (differsBy !== undefined)))).toEqual([])
})

test('nothing else says so', () => {
  const others = calls.filter(({ method, who }) => method !== 'GET' || who !== 'visitor')
  expect(names(others.filter(({ isShared, live, differsBy }) => isShared || live || differsBy))).toEqual([])
  expect(names(calls.filter(({ live, isShared }) => live && !isShared))).toEqual([])
})

test('what is shared has no limit of its own, no effect, no file and no secret', () => {
  const own = shared.filter(
    (call) =>
      call.limit ||
      call.logs ||
      call.changesOnRead ||
      call.answersFile ||
      call.answersSecret ||
      call.keepsPrivately ||
      call.siteFromPath ||
      call.takesRawBody ||
      call.priority === 'critical',
  )
  expect(names(own)).toEqual([])
})

test('what every page asks is shared', () => {
  expect(names(calls.filter(({ isShell, isShared }) => isShell && !isShared))).toEqual([])
})

test('whose path names a secret is not shared', () => {
  expect(names(shared.filter(({ path }) => /:(token|cartId|reference)/.test(path)))).toEqual([])
})
