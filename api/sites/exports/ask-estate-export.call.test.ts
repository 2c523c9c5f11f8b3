import { expect, test } from 'vitest'
import { openExportDesk } from '#tests/support/export-desk.ts'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'

test('an owner asks for everything; it is made in the background, and noted', async () => {
  const { shop, office, ask, wait, list } = await openExportDesk()
  const asked = await ask()
  expect(asked).toMatchObject({
    status: 200,
    data: { export: { state: 'WAITING', percent: 0, askedBy: office.email } },
  })
  expect(await loggedChanges(shop, 'export')).toEqual([
    { call: 'askEstateExport', thing_id: String(asked.data.export.id), before: null, after: null },
  ])
  await wait(0)
  const [made] = await list()
  expect(made).toMatchObject({ state: 'READY', percent: 100, missingFiles: 0, expiresAt: '2026-11-22T10:00:00.000Z' })
  expect(made.rows).toBeGreaterThan(1_000)
  expect(made.files).toBeGreaterThan(20)
})

test('one at a time, however many ask at once; another when it is there', async () => {
  const { ask, wait } = await openExportDesk()
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await ask()).code).toBe('export-under-way')
  await wait(0)
  expect((await ask()).status).toBe(200)
})

test('only owners ask, see and fetch', async () => {
  const { shop } = await openExportDesk()
  for (const role of ['SHOP', 'EDITOR', 'ACCOUNTANT'] as const) {
    const { ask } = await enterOffice(shop, { role })
    const answers = [
      await ask('/admin/estate-export', { method: 'POST' }),
      await ask('/admin/estate-export'),
      await ask('/admin/estate-export/1/file'),
    ]
    expect([role, answers.map(({ status }) => status)]).toEqual([role, [403, 403, 403]])
  }
  const { rows } = await shop.admin.query('select from estate.estate_exports')
  expect(rows).toEqual([])
})
