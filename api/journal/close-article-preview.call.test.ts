import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a link that is closed shows nothing any more; nobody closes it by another piece or from another estate', async () => {
  const shop = await createTestApp()
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const { rows } = await shop.admin.query('select id from estate.news where site_id = 1 order by id limit 2')
  const [path, other] = rows.map(({ id }) => `/admin/article/news/${id}/preview`)
  const opened = (await editor.ask(`${path}`, { method: 'POST', payload: {} })).data
  const look = async () => (await shop.app.inject({ url: `/api${opened.path}` })).statusCode
  const close = (at: string | undefined, by = editor) => by.ask(`${at}/${opened.id}`, { method: 'DELETE' })
  expect((await close(other)).status).toBe(404)
  expect((await close(path, await enterOffice(shop, { siteId: 3 }))).status).toBe(404)
  expect((await close(path, await enterOffice(shop, { role: 'ACCOUNTANT' }))).status).toBe(403)
  expect(await look()).toBe(200)
  expect((await close(path)).status).toBe(200)
  expect(await look()).toBe(404)
  expect((await close(path)).status).toBe(404)
})
