import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('a page comes in the caller’s language, with the pages below it', async () => {
  const { app, admin } = await createTestApp()
  const { pages } = (await app.inject('/api/page')).json().data
  const estate = pages[1].id
  const news = pages[2].id
  await admin.query('update estate.pages set parent_id = $1 where site_id = 1 and id = $2', [estate, news])
  const answer = await app.inject({ url: `/api/page/${estate}`, headers: { userlang: 'en' } })
  expect(answer.json().data).toMatchObject({ id: estate, title: 'Our estate', children: [{ id: news, title: 'News' }] })
  expect((await app.inject(`/api/page/${news}`)).json().data).toMatchObject({ id: news, idParent: estate })
})

test('another estate’s page, a made-up one and a hidden one are all not there', async () => {
  const { app, admin } = await createTestApp()
  const mine = (await app.inject('/api/page')).json().data.pages[1].id
  const status = async (id: number | string, host: string) =>
    (await app.inject({ url: `/api/page/${id}`, headers: { host } })).statusCode
  expect(await status(mine, 'localhost')).toBe(200)
  expect(await status(mine, 'coteaux.localhost')).toBe(404)
  expect(await status(2_147_483_647, 'localhost')).toBe(404)
  expect(await status('abc', 'localhost')).toBe(400)
  await admin.query('update estate.pages set is_valid = false where id = $1', [mine])
  expect(await status(mine, 'localhost')).toBe(404)
})
