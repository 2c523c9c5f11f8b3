import { expect, test } from 'vitest'
import { everyCall } from '#contract/all-calls.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import { DEMO_ESTATES } from '#db/demo/load-demo.ts'
import { inSite } from '#db/site-db.ts'
import { createTestApp } from './support/test-app.ts'
import { createTestDatabase } from './support/test-database.ts'

const hosts = ['localhost', 'vitrine.localhost', 'coteaux.localhost'] as const
const marker = (siteId: number) => `MARK-OF-${siteId}`

test('without a site, row-level security shows no row of anybody', async () => {
  const { pool } = await createTestDatabase()
  const { rows } = await pool.query('select count(*)::int as n from parameters')
  expect(rows[0].n).toBe(0)
})

test('even the owner of the tables sees and changes one site at a time', async () => {
  const { owner, admin } = await createTestDatabase()
  expect((await owner.query('select from estate.parameters')).rowCount).toBe(0)
  await inSite({ pool: owner, siteId: 1 }, async (db) => {
    await db.withSchema('estate').updateTable('parameters').set({ value: 'mine' }).where('id', '=', 15).execute()
  })
  const { rows } = await admin.query(`select site_id from estate.parameters where value = 'mine'`)
  expect(rows).toEqual([{ site_id: 1 }])
})

test('after a transaction the connection has forgotten its site', async () => {
  const { pool } = await createTestDatabase()
  const seen = await inSite({ pool, siteId: 1 }, (db) => db.selectFrom('parameters').select('id').execute())
  expect(seen.length).toBeGreaterThan(0)
  const clients = await Promise.all(Array.from({ length: 6 }, () => pool.connect()))
  for (const client of clients) {
    const { rows } = await client.query('select count(*)::int as n from parameters')
    expect(rows[0].n).toBe(0)
    client.release()
  }
})

test('in one site, rows of another can be neither read, changed, deleted nor written', async () => {
  const { pool, admin } = await createTestDatabase()
  const read = await inSite({ pool, siteId: 1 }, (db) =>
    db.selectFrom('parameters').select('id').where('site_id', '=', 2).execute(),
  )
  expect(read).toEqual([])
  const changed = await inSite({ pool, siteId: 1 }, (db) =>
    db.updateTable('parameters').set({ value: 'x' }).where('site_id', '=', 2).executeTakeFirst(),
  )
  expect(Number(changed.numUpdatedRows ?? 0)).toBe(0)
  await inSite({ pool, siteId: 1 }, (db) => db.deleteFrom('parameters').where('site_id', '=', 2).execute())
  const write = inSite({ pool, siteId: 1 }, (db) =>
    db.insertInto('parameters').values({ site_id: 2, id: 999, type: 'X', kind: 'STRING', value: '' }).execute(),
  )
  await expect(write).rejects.toThrow(/row-level security/)
  const { rows } = await admin.query(
    `select count(*)::int as n, count(*) filter (where value = 'x')::int as x from estate.parameters where site_id = 2`,
  )
  expect(rows[0].n).toBeGreaterThan(0)
  expect(rows[0].x).toBe(0)
})

test('a failed piece of work leaves nothing behind', async () => {
  const { pool, admin } = await createTestDatabase()
  const work = inSite({ pool, siteId: 1 }, async (db) => {
    await db.updateTable('parameters').set({ value: 'half' }).where('id', '=', 15).execute()
    throw new Error('stop')
  })
  await expect(work).rejects.toThrow('stop')
  const { rows } = await admin.query(`select count(*)::int as n from estate.parameters where value = 'half'`)
  expect(rows[0].n).toBe(0)
})

interface AskOneOptions {
  call: CallDefinition
  at: number
  authorization: string | undefined
  idsite?: string | undefined
}

test('whoever asks whatever call of whichever estate sees the mark of that estate only', async () => {
  const { app, admin, signIn } = await createTestApp()
  for (const { id } of DEMO_ESTATES) {
    await admin.query(`update estate.parameters set value = $2 where site_id = $1 and type = 'COMPANY_NAME'`, [
      id,
      marker(id),
    ])
    await admin.query('update estate.site_settings set name = $2 where site_id = $1', [id, marker(id)])
    await admin.query('update estate.page_texts set title = $2 where site_id = $1', [id, marker(id)])
    await admin.query('update estate.product_texts set name = $2 where site_id = $1', [id, marker(id)])
  }
  const tokens = [undefined, 'forged']
  for (const { id } of DEMO_ESTATES)
    for (const role of ['CUSTOMER', 'ADMIN'] as const) tokens.push(await signIn(id, role))

  let asked = 0
  const askOne = async ({ call, at, authorization, idsite }: AskOneOptions) => {
    const host = hosts[at] ?? ''
    const headers = { host, ...(authorization ? { authorization } : {}), ...(idsite ? { idsite } : {}) }
    const payload = call.method === 'GET' ? {} : { payload: { value: 'x', idSite: 2, site_id: 2 } }
    const url = `/api${call.path.replace(/:\w+/g, '15')}`
    const answer = await app.inject({ method: call.method, url, headers, ...payload })
    const own = host === 'localhost' && idsite ? Number(idsite) : at + 1
    const foreign = [1, 2, 3].filter((id) => id !== own).filter((id) => answer.body.includes(marker(id)))
    expect(foreign, `${call.name} at ${host} idSite ${idsite}`).toEqual([])
    expect(answer.statusCode, call.name).toBeLessThan(500)
    asked++
  }
  // A host of one estate does not listen to the header: one that names another is enough there.
  const idSitesAt = (at: number) => (at === 0 ? [undefined, '1', '2', '3', '4'] : [undefined, String(4 - at)])
  for (const call of Object.values<CallDefinition>(everyCall)) {
    for (const at of hosts.keys()) {
      await Promise.all(
        tokens.flatMap((token) => idSitesAt(at).map((idsite) => askOne({ call, at, authorization: token, idsite }))),
      )
    }
  }
  expect(asked).toBe(Object.keys(everyCall).length * 8 * (5 + 2 + 2))
}, 180_000)

test('a token opens its own estate and no other', async () => {
  const { app, signIn } = await createTestApp()
  const token = await signIn(1, 'ADMIN')
  const set = (host: string, authorization: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/admin/parameter/1',
      headers: { host, authorization },
      payload: { value: '#123456', seen: '#7A1F2B' },
    })

  expect((await set('localhost', token)).statusCode).toBe(200)
  expect((await set('localhost', `Bearer ${token}`)).statusCode).toBe(200)
  expect((await set('coteaux.localhost', token)).statusCode).toBe(401)
  const shared = { host: 'localhost', idsite: '3', authorization: token }
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/admin/parameter/1',
    headers: shared,
    payload: { value: '#123456', seen: '#7A1F2B' },
  })
  expect(answer.statusCode).toBe(401)
})
