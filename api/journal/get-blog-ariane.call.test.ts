import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { BLOG_NOW, closeBlog, fillBlog } from '#tests/support/test-journal.ts'

test('the way from the root to an article, which comes last', async () => {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await fillBlog(app)
  const ask = async (id: number) => (await app.app.inject({ url: `/api/blog/ariane/${id}` })).json()
  expect((await ask(13)).data).toEqual([
    { id: 1, url: '/blog/dossier/dossier-fr-1/1', name: 'La vigne' },
    { id: 3, url: '/blog/dossier/dossier-fr-3/3', name: 'Le sol' },
    { id: 13, url: '/blog/slug-fr-13/13', name: 'Le tuffeau' },
  ])
  for (const id of [14, 15, 999]) expect((await ask(id)).code).toBe('blog-not-found')
  await closeBlog(app)
  expect((await ask(13)).code).toBe('blog-not-found')
})
