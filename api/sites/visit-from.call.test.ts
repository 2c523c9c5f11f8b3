import { expect, test } from 'vitest'
import { forgetOldTraces } from '#api/background/forget-old-traces.ts'
import { inSite } from '#db/site-db.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestSite } from '#tests/support/test-site.ts'

const counts = async (admin: { query: (sql: string) => Promise<{ rows: unknown[] }> }) =>
  (await admin.query('select site_id, source, visits from estate.referral_counts order by site_id, source')).rows

interface VisitOptions {
  from: string
  host: string
  agent: string
  address?: string
}

test('a visitor is counted once a day for each source and each estate', async () => {
  let now = new Date('2026-11-15T10:00:00Z')
  const { app, admin } = await createTestApp({ now: () => now })
  const visit = ({ from, host, agent, address = '192.0.2.1' }: VisitOptions) =>
    app.inject({
      url: `/api/site/visit/${encodeURIComponent(from)}`,
      headers: { host, 'user-agent': agent },
      remoteAddress: address,
    })
  expect((await visit({ from: 'Carte de vœux', host: 'localhost', agent: 'A' })).json().data).toEqual({
    from: 'carte-de-voeux',
  })
  await visit({ from: 'carte-de-voeux', host: 'localhost', agent: 'A' })
  await visit({ from: 'carte-de-voeux', host: 'localhost', agent: 'B' })
  await visit({ from: 'carte-de-voeux', host: 'localhost', agent: 'A', address: '192.0.2.2' })
  await visit({ from: 'instagram', host: 'localhost', agent: 'A' })
  await visit({ from: 'instagram', host: 'coteaux.localhost', agent: 'A' })
  expect(await counts(admin)).toEqual([
    { site_id: 1, source: 'carte-de-voeux', visits: 3 },
    { site_id: 1, source: 'instagram', visits: 1 },
    { site_id: 3, source: 'instagram', visits: 1 },
  ])
  now = new Date('2026-11-16T10:00:00Z')
  await visit({ from: 'instagram', host: 'coteaux.localhost', agent: 'A' })
  const { rows } = await admin.query(
    'select day::text, visits from estate.referral_counts where site_id = 3 order by day',
  )
  expect(rows).toEqual([
    { day: '2026-11-15', visits: 1 },
    { day: '2026-11-16', visits: 1 },
  ])
})

test('nothing stored names a visitor, and the marks of yesterday are deleted', async () => {
  const { app, admin, pool, directory, ...services } = await createTestApp()
  const headers = { 'user-agent': 'a telling agent' }
  await app.inject({ url: '/api/site/visit/instagram', headers, remoteAddress: '192.0.2.77' })
  const { rows } = await admin.query('select row_to_json(v)::text as stored from estate.referral_visitors v')
  expect(rows).toHaveLength(1)
  expect(rows[0].stored).not.toMatch(/192\.0\.2|telling/)

  const found = directory.find('localhost', undefined)
  if (!('site' in found)) throw new Error('no site')
  const tomorrow = new Date(Date.now() + 86_400_000)
  await inSite({ pool, siteId: 1 }, (db) =>
    forgetOldTraces.handle({}, { ...services, db, site: found.site, now: tomorrow }),
  )
  const left = await admin.query(
    'select (select count(*) from estate.referral_visitors) as marks, (select count(*) from estate.visit_salts) as salts',
  )
  expect(left.rows).toEqual([{ marks: '0', salts: '0' }])
  expect(await counts(admin)).toEqual([{ site_id: 1, source: 'instagram', visits: 1 }])
})

test('parallel visits of one visitor count once', async () => {
  const { app, admin } = await createTestApp()
  await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/api/site/visit/salon' })))
  expect(await counts(admin)).toEqual([{ site_id: 1, source: 'salon', visits: 1 }])
})

test('names that are made up do not fill the table', async () => {
  const { app, admin } = await createTestApp()
  await admin.query(
    `insert into estate.referral_counts select 1, (now() at time zone 'Europe/Paris')::date, 's' || n, 1 from generate_series(1, 200) n`,
  )
  await app.inject({ url: '/api/site/visit/encore-un' })
  await app.inject({ url: '/api/site/visit/s7' })
  const { rows } = await admin.query(
    `select source, visits from estate.referral_counts where source in ('others', 'encore-un', 's7') order by source`,
  )
  expect(rows).toEqual([
    { source: 'others', visits: 1 },
    { source: 's7', visits: 2 },
  ])
})

test('a link with ?from= is counted and leads to the page without it', async () => {
  const { get, admin } = await createTestSite()
  const answer = await get('/en/notre-domaine?from=salon&x=1', { idSite: '3' })
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    '/en/notre-domaine?x=1',
    'no-store',
  ])
  await get('/?from=salon', { idSite: '3' })
  await get('/?from=', { idSite: '3' })
  expect(await counts(admin)).toEqual([{ site_id: 3, source: 'salon', visits: 1 }])
})
