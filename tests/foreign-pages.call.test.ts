import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { everyCall } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { DEMO_PASSWORD } from '#db/demo/accounts.ts'
import { asBrowser, cookiesOf } from './support/accounts.ts'
import { createTestApp } from './support/test-app.ts'
import { createTestSite } from './support/test-site.ts'

const EVIL = 'https://evil.example'
/** They count who asks, and say who was refused: that is their work. */
const COUNTERS = new Set(['estate.rate_counters', 'estate.security_events'])

/** Every row of every table, as one fingerprint a table. */
async function fingerprints(admin: Pool): Promise<Record<string, string>> {
  const { rows } = await admin.query(`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('estate', 'platform') order by 1`)
  const prints: Record<string, string> = {}
  for (const { name } of rows.filter((row) => !COUNTERS.has(row.name))) {
    const { rows: found } = await admin.query(
      `select coalesce(md5(string_agg(md5(line::text), '' order by md5(line::text))), '') as print from ${name} as line`,
    )
    prints[name] = found[0].print
  }
  return prints
}

/** What a page can make a browser send without asking first: forms, and text that happens to be JSON. */
const SIMPLE = {
  'text/plain': (body: object) => JSON.stringify(body),
  'application/x-www-form-urlencoded': (body: object) =>
    new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString(),
  'multipart/form-data; boundary=evil': (body: object) =>
    `${Object.entries(body)
      .map(([name, value]) => `--evil\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`)
      .join('')}--evil--\r\n`,
  'application/json': (body: object) => JSON.stringify(body),
} as const

/** Bodies that the calls would take from a page of ours. */
const BODY = {
  ...{ email: 'eve@example.org', password: DEMO_PASSWORD, firstname: 'Eve', lastname: 'Roux', acceptsTerms: true },
  ...{ quantity: 6, type: 'MAIN_CART', lists: [1], consent: true, consents: true, message: 'x', kind: 'OBJECTION' },
  ...{ value: '#123456', state: 'DONE', wording: 'v1', accepted: [], refused: [], customizations: '[]', code: 'X' },
}
const onlyNamed = (call: CallDefinition) =>
  Object.fromEntries(Object.entries(BODY).filter(([name]) => Object.hasOwn(call.body?.shape ?? {}, name)))

test('a page of another site changes nothing here, whatever it makes a browser send in somebody’s name', async () => {
  const { app, admin } = await createTestApp()
  const signIn = async (email: string) =>
    (await asBrowser({ app }).login({ email, password: DEMO_PASSWORD })) as Parameters<typeof cookiesOf>[0]
  const cookies = []
  for (const email of ['client@example.com', 'admin@example.com'])
    cookies.push(`token=${cookiesOf(await signIn(email)).token?.value}; idSite=1`)
  const before = await fingerprints(admin)
  const unsafe = Object.values<CallDefinition>(everyCall).filter((call) => call.method !== 'GET' || call.changesOnRead)
  expect(unsafe.length).toBeGreaterThan(20)
  for (const call of unsafe) {
    const url = `/api${call.path.replace(':cartId', 'new').replace(/:\w+/g, '1')}`
    for (const cookie of cookies)
      for (const [type, write] of Object.entries(SIMPLE)) {
        const headers = { host: 'localhost:3000', origin: EVIL, 'sec-fetch-site': 'cross-site', cookie }
        const answer = await app.inject({
          method: call.method,
          url,
          headers: call.method === 'GET' ? headers : { ...headers, 'content-type': type },
          ...(call.method === 'GET' ? {} : { payload: write(onlyNamed(call)) }),
        })
        expect(answer.headers['set-cookie'], `${call.name} ${type}`).toBeUndefined()
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
  }
  const after = await fingerprints(admin)
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual([])
}, 60_000)

test('nor do forms of another site that aim at our pages', async () => {
  const site = await createTestSite()
  const login = { intent: 'login', email: 'client@example.com', password: DEMO_PASSWORD }
  const signedIn = await site.postForm({ path: '/auth', fields: login })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const before = await fingerprints(site.admin)
  const forms: [string, Record<string, string>][] = [
    ['/auth', { intent: 'logout' }],
    ['/auth', { ...login, intent: 'register', firstname: 'Eve', lastname: 'R', acceptsTerms: 'on' }],
    ['/account/newsletter', { lists: '1' }],
    ['/account/privacy', { password: DEMO_PASSWORD }],
    ['/newsletter', { email: 'eve@example.org', lists: '1', consent: 'on' }],
    [
      '/forms/2',
      {
        'a.company': 'Eve',
        'a.trade': 'merchant',
        'a.contact': 'Eve',
        'a.email': 'eve@example.org',
        'a.phone': '0612345678',
        step: '1',
        shown: 'company,trade,contact,email,phone,message',
      },
    ],
    ['/privacy/request', { email: 'eve@example.org', kind: 'OBJECTION', message: 'x' }],
  ]
  for (const [path, fields] of forms) {
    const answer = await site.postForm({ path, fields, headers: { origin: EVIL, cookie } })
    expect(answer.headers.getSetCookie(), path).toEqual([])
  }
  const after = await fingerprints(site.admin)
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual([])
}, 60_000)
