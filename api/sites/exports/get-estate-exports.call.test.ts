import { expect, test } from 'vitest'
import { openExportDesk } from '#tests/support/export-desk.ts'
import { enterOffice } from '#tests/support/office.ts'

test('the newest comes first, each with who asked for it; another estate sees none of them', async () => {
  const { shop, office, ask, list } = await openExportDesk()
  await shop.admin.query(`
    insert into estate.estate_exports (site_id, id, state, asked_at, steps, steps_done)
    values (1, 5, 'GONE', '2026-10-01T10:00:00Z', 9, 9), (1, 6, 'FAILED', '2026-10-02T10:00:00Z', 8, 4)`)
  await shop.admin.query(`select setval('estate.estate_exports_id_seq', 6)`)
  await ask()
  const told = (await list()).map(({ id, state, percent, askedBy }: Record<string, unknown>) => [
    id,
    state,
    percent,
    askedBy,
  ])
  expect(told).toEqual([
    [7, 'WAITING', 0, office.email],
    [6, 'FAILED', 50, null],
    [5, 'GONE', 100, null],
  ])
  const neighbour = await enterOffice(shop, { siteId: 3 })
  expect((await neighbour.ask('/admin/estate-export')).data.exports).toEqual([])
})
