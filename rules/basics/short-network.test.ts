import { expect, test } from 'vitest'
import { shortNetwork } from './short-network.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8:0001::1', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
])('%s is told as %s', (address, network) => {
  expect(shortNetwork(address)).toBe(network)
})
