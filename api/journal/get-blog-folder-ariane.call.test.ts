import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { BLOG_NOW, closeBlog, fillBlog } from '#tests/support/test-journal.ts'

test('the way from the root to a folder, even where folders lie in each other', async () => {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await fillBlog(app)
  const ask = async (id: number) =>
    (await app.app.inject({ url: `/api/blog/folder/ariane/${id}`, headers: { userlang: 'en' } })).json()
  const ids = async (id: number) => (await ask(id)).data.map((step: { id: number }) => step.id)
  expect(await ids(3)).toEqual([1, 3])
  expect((await ask(1)).data).toEqual([{ id: 1, url: '/blog/dossier/dossier-en-1/1', name: 'La vigne' }])
  expect((await ask(99)).code).toBe('blog-folder-not-found')
  await app.admin.query('update estate.blog_folders set parent_id = 3 where site_id = 1 and id = 1')
  expect(await ids(3)).toEqual([1, 3])
  await closeBlog(app)
  expect((await ask(3)).code).toBe('blog-folder-not-found')
})
