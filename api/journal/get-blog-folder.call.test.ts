import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addBlog, BLOG_NOW, closeBlog, fillBlog } from '#tests/support/test-journal.ts'

test('a folder with a page of its own articles, twelve at a time', async () => {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await fillBlog(app)
  const ask = async (id: number, query = '') => (await app.app.inject({ url: `/api/blog/folder/${id}${query}` })).json()
  expect((await ask(1)).data).toMatchObject({
    id: 1,
    name: 'La vigne',
    total: 2,
    blogs: [{ id: 12 }, { id: 11 }],
  })
  for (let id = 20; id < 32; id += 1) await addBlog(app, { id, title: `A${id}`, folderId: 2 })
  await addBlog(app, { id: 40, title: 'Le plus vieux', folderId: 2, published: '2020-01-01' })
  expect((await ask(2)).data.blogs).toHaveLength(12)
  expect((await ask(2, '?page=2')).data.blogs.map(({ id }: { id: number }) => id)).toEqual([40])
  expect((await ask(99)).code).toBe('blog-folder-not-found')
  await closeBlog(app)
  expect((await ask(1)).code).toBe('blog-folder-not-found')
})
