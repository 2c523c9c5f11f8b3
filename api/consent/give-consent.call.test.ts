import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

const choice = { wording: '2026-11', accepted: ['MATOMO'], refused: ['GA4', 'FACEBOOK_PIXEL'] }

test('a choice is proved on the site where it was made: what, of which words, when, and nothing of whom', async () => {
  const now = new Date('2026-11-15T10:00:00Z')
  const { app, admin } = await createTestApp({ now: () => now })
  const headers = { host: 'coteaux.localhost', userlang: 'en', 'user-agent': 'Telltale/1.0', cookie: 'token=telltale' }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/consent',
    headers,
    remoteAddress: '203.0.113.7',
    payload: choice,
  })

  expect(answer.statusCode).toBe(200)
  const { id, createdAt } = answer.json().data
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(createdAt).toBe(now.toISOString())
  const { rows } = await admin.query('select * from estate.consents')
  expect(rows).toEqual([{ site_id: 3, id, locale: 'en', created_at: now, ...choice }])
})

test('no proof of an address stays anywhere, not even among the counted tries', async () => {
  const { app, admin } = await createTestApp()
  await app.inject({ method: 'POST', url: '/api/consent', remoteAddress: '203.0.113.7', payload: choice })
  const { rows } = await admin.query(
    `select query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text as text
     from information_schema.tables where table_schema in ('estate', 'platform') and table_type = 'BASE TABLE'`,
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ text }) => text.includes('203.0.113.7'))).toEqual([])
})

test('a site without services has choices too', async () => {
  const { app } = await createTestApp()
  const payload = { wording: '2026-11', accepted: [], refused: [] }
  expect((await app.inject({ method: 'POST', url: '/api/consent', payload })).statusCode).toBe(200)
})

test('two choices are two proofs', async () => {
  const { app, admin } = await createTestApp()
  const send = async () => (await app.inject({ method: 'POST', url: '/api/consent', payload: choice })).json().data.id
  expect(new Set([await send(), await send()]).size).toBe(2)
  expect((await admin.query('select count(*)::int as count from estate.consents')).rows).toEqual([{ count: 2 }])
})

test('what is no choice is refused, and the field at fault is named', async () => {
  const { app, admin } = await createTestApp()
  const faults = async (change: object) => {
    const answer = await app.inject({ method: 'POST', url: '/api/consent', payload: { ...choice, ...change } })
    return [answer.statusCode, ...Object.keys(answer.json().errors ?? {})]
  }
  expect(await faults({ wording: '' })).toEqual([400, 'wording'])
  expect(await faults({ wording: 'x'.repeat(41) })).toEqual([400, 'wording'])
  expect(await faults({ accepted: 'GA4' })).toEqual([400, 'accepted'])
  expect(await faults({ accepted: ['<script>'] })).toEqual([400, 'accepted.0'])
  expect(await faults({ refused: ['A'.repeat(41)] })).toEqual([400, 'refused.0'])
  expect(await faults({ refused: Array(21).fill('GA4') })).toEqual([400, 'refused'])
  expect(await faults({ email: 'eve@example.com' })).toEqual([400, 'email'])
  expect((await admin.query('select count(*)::int as count from estate.consents')).rows).toEqual([{ count: 0 }])
})

test('the thirty-first choice of one address in a minute has to wait', async () => {
  const now = new Date('2026-11-15T10:00:30Z')
  const { app, admin } = await createTestApp({ now: () => now })
  const send = () => app.inject({ method: 'POST', url: '/api/consent', payload: choice })
  const statuses = (await Promise.all(Array.from({ length: 31 }, send))).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([...Array(30).fill(200), 429])
  expect((await admin.query('select count(*)::int as count from estate.consents')).rows).toEqual([{ count: 30 }])
})
