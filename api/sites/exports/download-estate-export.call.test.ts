import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportPartKey } from '#providers/storage/media-storage.ts'
import { importCopy, ownFolder } from '#tests/support/estate-copies.ts'
import { openExportDesk } from '#tests/support/export-desk.ts'
import { enterOffice } from '#tests/support/office.ts'

test('the file that is fetched opens an estate', async () => {
  const { shop, office, ask, wait, list } = await openExportDesk()
  const { id } = (await ask()).data.export
  expect((await office.ask(`/admin/estate-export/${id}/file`)).status).toBe(404)
  await wait(0)
  const answer = await shop.app.inject({
    url: `/api/admin/estate-export/${id}/file`,
    headers: { authorization: office.token },
  })
  const [made] = await list()
  expect(made.bytes).toBe(answer.rawPayload.length)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-tar',
    'content-length': String(made.bytes),
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z-]+-2026-11-15\.tar"$/),
    'cache-control': 'no-store',
  })
  const path = join(await ownFolder(), 'fetched.tar')
  await writeFile(path, answer.rawPayload)
  expect(await importCopy(shop, { path, host: 'copie.localhost' })).toMatchObject({ siteId: 4 })
  const { rows } = await shop.admin.query(`select user_id from estate.security_events where kind = 'export'`)
  expect(rows).toEqual([{ user_id: office.id }])
})

test('another estate finds nothing under its number, nor anybody when its days are over', async () => {
  const { shop, office, storage, ask, wait, list } = await openExportDesk()
  const { id } = (await ask()).data.export
  await wait(0)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  expect((await neighbour.ask(`/admin/estate-export/${id}/file`)).status).toBe(404)
  const key = exportPartKey({ siteId: 1, exportId: id, part: 0 })
  expect(await storage.get(key)).not.toBeNull()
  await wait(6)
  expect((await list())[0].state).toBe('READY')
  await wait(7)
  expect((await list())[0].state).toBe('GONE')
  expect(await storage.get(key)).toBeNull()
  expect((await office.ask(`/admin/estate-export/${id}/file`)).status).toBe(404)
})

test('an export whose bytes a restored backup does not hold is not there', async () => {
  const { office, storage, ask, wait } = await openExportDesk()
  const { id } = (await ask()).data.export
  await wait(0)
  await storage.delete(exportPartKey({ siteId: 1, exportId: id, part: 0 }))
  expect(await office.ask(`/admin/estate-export/${id}/file`)).toMatchObject({ status: 404, code: 'thing-not-found' })
})
