import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { BLOG_NOW, closeBlog, fillBlog } from '#tests/support/test-journal.ts'

test('the folders right below a folder; an unknown folder is not found', async () => {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await fillBlog(app)
  const ask = async (id: number) => (await app.app.inject({ url: `/api/blog/folder/list/${id}` })).json()
  expect((await ask(1)).data).toMatchObject({ total: 1, folders: [{ id: 3, idParent: 1, name: 'Le sol' }] })
  expect((await ask(3)).data).toEqual({ folders: [], total: 0 })
  expect((await ask(99)).code).toBe('blog-folder-not-found')
  await closeBlog(app)
  expect((await ask(1)).code).toBe('blog-folder-not-found')
})
