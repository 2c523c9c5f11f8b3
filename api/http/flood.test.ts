import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createFlood } from './flood.ts'
import { createProxyTrust } from './proxy-trust.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage

function counting(trusted: number) {
  const flood = createFlood({ max: 2, windowMs: 60_000, trust: createProxyTrust(trusted) })
  return {
    Store: flood.Store,
    isOver: (request: IncomingMessage) => flood.isOver(flood.placeOf(request)),
    count: (request: IncomingMessage) => flood.count(flood.placeOf(request)),
  }
}

test('a place is over its limit when it has asked so often, and others are not', () => {
  const { isOver, count } = counting(0)
  for (const address of ['203.0.113.1', '::ffff:203.0.113.1']) {
    expect(isOver(from('203.0.113.1'))).toBe(false)
    count(from(address))
  }
  expect(isOver(from('203.0.113.1'))).toBe(true)
  expect(isOver(from('203.0.113.2'))).toBe(false)
})

test('behind a proxy of ours the visitor counts; what they make up before it does not', () => {
  const { isOver, count } = counting(1)
  count(from('127.0.0.1', '198.51.100.1, 203.0.113.1'))
  count(from('127.0.0.1', '198.51.100.2, 203.0.113.1'))
  expect(isOver(from('127.0.0.1', '203.0.113.1'))).toBe(true)
  expect(isOver(from('127.0.0.1', '198.51.100.1'))).toBe(false)
})

test('where nobody knows who asks, nobody is counted', () => {
  const { isOver, count } = counting(0)
  for (const _ of [1, 2, 3]) count(from('127.0.0.1', '203.0.113.1'))
  expect(isOver(from('127.0.0.1'))).toBe(false)
})

test('the limit counts with the same figures', () => {
  const { isOver, Store } = counting(0)
  const store = new Store({})
  const counted: unknown[] = []
  for (const _ of [1, 2]) store.incr('203.0.113.1', (_error, told) => counted.push(told?.current), 60_000, 2)
  expect(counted).toEqual([1, 2])
  expect(isOver(from('203.0.113.1'))).toBe(true)
})
