import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { TrustedProxies } from '#api/http/proxy-trust.ts'
import { defineCall } from '#contract/basics/define-call.ts'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { createTestApp } from './support/test-app.ts'
import { registered } from './support/test-calls.ts'

const onceAMinute = defineCall({
  name: 'onceAMinute',
  about: '',
  method: 'GET',
  path: '/test/once',
  who: 'visitor',
  output: z.object({}),
  refusals: [],
  limit: { per: 'address', max: 1, seconds: 60 },
})

/** Asks a call that answers each place once, from several of them; true for those it takes for a place of its own. */
async function tellsApart({
  trustProxy,
  from,
}: {
  trustProxy: TrustedProxies
  from: readonly { forwarded?: string; remoteAddress?: string }[]
}): Promise<boolean[]> {
  const registry = [registered(onceAMinute, async () => ({ value: {} }))]
  const { app } = await createTestApp({ registry, trustProxy, now: () => new Date('2026-05-01T10:00:00Z') })
  const statuses: number[] = []
  for (const { forwarded, remoteAddress = '10.0.0.1' } of from) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    statuses.push((await app.inject({ url: '/api/test/once', headers, remoteAddress })).statusCode)
  }
  return statuses.map((status) => status === 200)
}

test('what a visitor writes before the word of the proxy is not believed', async () => {
  const from = [
    { forwarded: '192.0.2.1, 203.0.113.9' },
    { forwarded: '192.0.2.2, 203.0.113.9' },
    { forwarded: '127.0.0.1, 203.0.113.9' },
    { forwarded: '203.0.113.10' },
  ]
  expect(await tellsApart({ trustProxy: 1, from })).toEqual([true, false, false, true])
})

test('two proxies are two words; named ones are believed, others are visitors', async () => {
  const two = [{ forwarded: '6.6.6.6, 203.0.113.9, 10.0.0.2' }, { forwarded: '203.0.113.9, 10.0.0.2' }]
  expect(await tellsApart({ trustProxy: 2, from: two })).toEqual([true, false])
  const named = [
    { forwarded: '203.0.113.9', remoteAddress: '10.0.0.1' },
    { forwarded: '203.0.113.8', remoteAddress: '10.0.0.1' },
    { forwarded: '203.0.113.7', remoteAddress: '192.0.2.50' },
    { forwarded: '203.0.113.6', remoteAddress: '192.0.2.50' },
  ]
  expect(await tellsApart({ trustProxy: ['10.0.0.0/8'], from: named })).toEqual([true, true, true, false])
})

test('without a proxy nobody is believed, and a word that is no address is none', async () => {
  const from = [{ forwarded: '203.0.113.9' }, { forwarded: '203.0.113.8' }]
  expect(await tellsApart({ trustProxy: 0, from })).toEqual([true, false])
  expect(await tellsApart({ trustProxy: 1, from: [{ forwarded: 'abc' }, { forwarded: 'def' }] })).toEqual([true, false])
})

test('a household of IPv6 is one place', async () => {
  const from = [
    { remoteAddress: '2001:db8:1:2::1' },
    { remoteAddress: '2001:db8:1:2:ffff::9' },
    { remoteAddress: '2001:db8:1:3::1' },
  ]
  expect(await tellsApart({ trustProxy: 0, from })).toEqual([true, false, true])
})

test('a flood is stopped by place; this machine itself is not counted, but who only claims to be it is', async () => {
  const { limit: _, ...unlimited } = onceAMinute
  const registry = [registered(defineCall(unlimited), async () => ({ value: {} }))]
  const { app } = await createTestApp({ registry, trustProxy: 1 })
  const flood = async (headers: Record<string, string>) => {
    let last = 0
    for (let time = 0; time < 1_201; time++) last = (await app.inject({ url: '/api/test/once', headers })).statusCode
    return last
  }
  expect(await flood({ 'x-forwarded-for': '127.0.0.1' })).toBe(429)
  expect(await flood({})).toBe(200)
})

async function listening(trustProxy: TrustedProxies) {
  const { app } = await createTestApp({ trustProxy })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

test.each([
  { proto: 'https', secure: true, hsts: true },
  { proto: 'http', secure: false, hsts: false },
  { proto: 'https, http', secure: true, hsts: false },
  { proto: 'http, https', secure: true, hsts: true },
])('where the proxies say "$proto", cookies are for https only: $secure, browsers stay there: $hsts', async (told) => {
  const base = await listening(1)
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': told.proto, 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ email: 'client@example.com', password: DEMO_PASSWORD }),
  })
  expect(answer.status).toBe(200)
  const cookies = answer.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(
    told.secure ? ['token', 'idSite', '__Host-device'] : ['token', 'idSite', 'device'],
  )
  expect(cookies.filter((cookie) => cookie.includes('; Secure') !== told.secure)).toEqual([])
  expect(answer.headers.has('strict-transport-security')).toBe(told.hsts)
})

test.each([
  'host: localhost\r\nhost: evil.example',
  'host: localhost\r\nHOST: localhost',
  'host: localhost,evil.example',
])('a request names one host: %j is refused', async (hosts) => {
  const socket = connect({ port: Number(new URL(await listening(0)).port), host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  socket.write(`GET /api/page HTTP/1.1\r\n${hosts}\r\n\r\n`)
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 400 /)
})
