import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('the links that people hold to a piece are told with who made them, those of others and those that have ended are not', async () => {
  let now = new Date('2026-11-17T10:00:00Z')
  const shop = await createTestApp({ now: () => now })
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const { rows } = await shop.admin.query(
    'select (select min(id) from estate.news where site_id = 1) as news, (select min(id) from estate.blogs where site_id = 1) as blog',
  )
  const paths = [`/admin/article/news/${rows[0].news}/preview`, `/admin/article/blog/${rows[0].blog}/preview`]
  for (const path of paths) {
    await editor.ask(path, { method: 'POST', payload: { hours: 1 } })
    await editor.ask(path, { method: 'POST', payload: {} })
  }
  now = new Date('2026-11-17T12:00:00Z')
  const lists = await Promise.all(paths.map(async (path) => (await editor.ask(path)).data.previews))
  const week = { madeAt: '2026-11-17T10:00:00.000Z', endsAt: '2026-11-24T10:00:00.000Z', who: expect.any(String) }
  expect(lists).toEqual([[{ id: expect.any(Number), ...week }], [{ id: expect.any(Number), ...week }]])
  expect((await editor.ask('/admin/article/news/999999/preview')).status).toBe(404)
  const elsewhere = await enterOffice(shop, { siteId: 3 })
  expect((await elsewhere.ask(paths[0] ?? '')).data?.previews ?? []).toEqual([])
})
