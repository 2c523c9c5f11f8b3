import { expect, test } from 'vitest'
import { forgetOldTraces } from '#api/background/forget-old-traces.ts'
import { inSite } from '#db/site-db.ts'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** A line of the log as it would have been written. */
async function addLine({ admin }: TestApp, { at, who, thing = 'carriers', thingId = '1', after = {} }: Line) {
  await admin.query(
    `insert into estate.audit_events (site_id, happened_at, user_id, network, call, thing, thing_id, before, after)
     values (1, $1, $2, '192.0.2.0/24', $3 || '.change', $3, $4, '{"name": "Avant"}', $5)`,
    [at, who, thing, thingId, JSON.stringify(after)],
  )
}

interface Line {
  at: string
  who: number
  thing?: string
  thingId?: string
  after?: object
}

test('the log tells who changed what, when and from where, as it was and as it is', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  await shop.admin.query(`update estate.users set firstname = 'Anne', lastname = 'Perrin' where id = $1`, [owner.id])
  await addLine(shop, { at: '2026-03-01T10:00:00Z', who: owner.id, thingId: '7', after: { name: 'Chronopost' } })
  const { data } = await owner.ask('/admin/audit-event')
  expect(data).toMatchObject({
    total: 1,
    auditEvents: [
      {
        happenedAt: '2026-03-01T10:00:00.000Z',
        who: 'Anne Perrin',
        idUser: owner.id,
        network: '192.0.2.0/24',
        call: 'carriers.change',
        thing: 'carriers',
        thingId: '7',
      },
    ],
  })
  const { auditEvent } = (await owner.ask(`/admin/audit-event/${data.auditEvents[0].id}`)).data
  expect(auditEvent).toMatchObject({ before: { name: 'Avant' }, after: { name: 'Chronopost' }, who: 'Anne Perrin' })
})

test('it is found by kind, thing, person, day in Paris and word', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  const other = await enterOffice(shop, { role: 'SHOP' })
  await addLine(shop, { at: '2026-03-01T23:30:00Z', who: owner.id, thingId: '7', after: { name: 'Chronopost' } })
  await addLine(shop, { at: '2026-03-02T10:00:00Z', who: other.id, thing: 'people', thingId: '8' })
  const found = async (query: string) => {
    const { data } = await owner.ask(`/admin/audit-event?${query}`)
    return data.auditEvents.map(({ thingId }: { thingId: string }) => thingId)
  }
  expect(await found('thing=people')).toEqual(['8'])
  expect(await found('thing=carriers&thingId=7')).toEqual(['7'])
  expect(await found(`idUser=${other.id}`)).toEqual(['8'])
  expect(await found('from=2026-03-02')).toEqual(['8', '7'])
  expect(await found('until=2026-03-01')).toEqual([])
  expect(await found('until=2026-03-02&from=2026-03-02&search=chrono')).toEqual(['7'])
  expect(await found('search=avant')).toEqual(['8', '7'])
})

test('a day that is none is told as such', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  for (const day of ['hier', '2026-02-30', '0000-01-01'])
    expect(await owner.ask(`/admin/audit-event?from=${day}`)).toMatchObject({
      status: 400,
      errors: { from: expect.any(String) },
    })
})

test('nobody changes or deletes a line; after four years it is gone', async () => {
  const shop = await createTestApp()
  const owner = await enterOffice(shop)
  await addLine(shop, { at: '2022-12-31T22:59:00Z', who: owner.id })
  await addLine(shop, { at: '2022-12-31T23:01:00Z', who: owner.id })
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await owner.ask('/admin/audit-event/1', { method, payload: { version: 1 } })).status).toBe(405)
  await expect(inSite({ pool: shop.pool, siteId: 1 }, (db) => db.deleteFrom('audit_events').execute())).rejects.toThrow(
    'permission denied',
  )
  const now = new Date('2026-11-17T03:17:00Z')
  const forget = (id: number) =>
    inSite({ pool: shop.pool, siteId: id }, (db) =>
      forgetOldTraces.handle({}, { ...shop, db, site: { id, name: '', mainHost: null }, now }),
    )
  await forget(3)
  expect((await owner.ask('/admin/audit-event')).data.total).toBe(2)
  await forget(1)
  expect((await owner.ask('/admin/audit-event')).data.total).toBe(1)
})
