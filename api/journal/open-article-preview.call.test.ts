import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a link is made for a piece that there is, of this estate, fifty at most', async () => {
  const shop = await createTestApp()
  const editor = await enterOffice(shop, { role: 'EDITOR' })
  const open = (path: string, hours = 2) =>
    editor.ask(`/admin/article/${path}/preview`, { method: 'POST', payload: { hours } })
  const { rows } = await shop.admin.query('select id from estate.news where site_id = 1 order by id limit 1')
  const id: number = rows[0].id
  const first = await open(`news/${id}`)
  expect(first.data.path).toMatch(/^\/preview\/article\/[\w-]{43}$/)
  expect(await open('news/999999')).toMatchObject({ status: 404, code: 'thing-not-found' })
  expect(await open('blog/999999')).toMatchObject({ status: 404, code: 'thing-not-found' })
  expect((await open(`news/${id}`, 721)).status).toBe(400)
  const accountant = await enterOffice(shop, { role: 'ACCOUNTANT' })
  const refused = await accountant.ask(`/admin/article/news/${id}/preview`, { method: 'POST', payload: {} })
  expect(refused.status).toBe(403)
  await shop.admin.query(
    `insert into estate.previews (site_id, news_id, token_hash, made_at, ends_at)
     select 1, $1, sha256(n::text::bytea), now(), now() + interval '9 years' from generate_series(1, 49) n`,
    [id],
  )
  expect(await open(`news/${id}`)).toMatchObject({ code: 'too-many-previews' })
})
