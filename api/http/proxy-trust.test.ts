import { expect, test } from 'vitest'
import { createProxyTrust, isLoopback } from './proxy-trust.ts'

test('a number trusts so many hops, whoever they are', () => {
  const hops = (count: number) => [0, 1, 2].map((away) => createProxyTrust(count).isProxy('192.0.2.1', away))
  expect([hops(0), hops(1), hops(2)]).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, false],
  ])
})

test.each([
  ['10.0.0.7', true],
  ['::ffff:10.0.0.7', true],
  ['10.0.0.8', false],
  ['192.168.200.1', true],
  ['192.169.0.1', false],
  ['2001:db8::9', true],
  ['2001:db9::9', false],
  ['unknown', false],
  ['', false],
])('of a list, %s is a proxy: %s', (address, isProxy) => {
  const trust = createProxyTrust(['10.0.0.7', '192.168.0.0/16', '2001:db8::/32'])
  expect([0, 1, 5].map((away) => trust.isProxy(address, away))).toEqual([isProxy, isProxy, isProxy])
})

test('this machine has a few spellings', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.2', '', 'localhost'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
