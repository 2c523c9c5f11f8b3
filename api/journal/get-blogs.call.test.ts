import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { BLOG_NOW, closeBlog, fillBlog } from '#tests/support/test-journal.ts'

async function library() {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await fillBlog(app)
  const ask = async (query = '', headers: Record<string, string> = {}) => {
    const answer = await app.app.inject({ url: `/api/blog${query}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...app, ask }
}

test('all articles of all folders, the newest first, without drafts and what waits', async () => {
  const { ask } = await library()
  const { data } = await ask()
  expect(data.total).toBe(3)
  expect(data.blogs.map(({ id }: { id: number }) => id)).toEqual([13, 12, 11])
  expect(data.blogs[0]).toMatchObject({
    idFolder: 3,
    author: 'Élise',
    url: '/blog/slug-fr-13/13',
    teaser: 'Un texte.',
  })
  expect((await ask('?nbItem=2&page=2')).data.blogs).toHaveLength(1)
  expect((await ask('?title=lk:fleur', { userlang: 'en' })).data.blogs[0].url).toBe('/blog/slug-en-12/12')
})

test('a blog that is closed has none', async () => {
  const library1 = await library()
  await closeBlog(library1)
  expect((await library1.ask()).data).toEqual({ blogs: [], total: 0 })
})
