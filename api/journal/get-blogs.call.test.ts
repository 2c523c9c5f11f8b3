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

test('those that speak of a product, each once, without drafts and what waits', async () => {
  const { ask, admin } = await library()
  await admin.query(
    'insert into estate.blog_products (site_id, blog_id, product_id) select 1, id, product from estate.blogs, unnest(array[1, 2]) product where site_id = 1 and id in (11, 13)',
  )
  const ids = async (query: string) => (await ask(query)).data.blogs.map(({ id }: { id: number }) => id)
  expect(await ids('?product=1')).toEqual([13, 11])
  expect(await ids('?product=1,2')).toEqual([13, 11])
  expect(await ids('?product=3')).toEqual([])
  expect(await ids('?product=99999999999')).toEqual([])
  expect((await ask('?product=1&nbItem=1')).data.total).toBe(2)
})

test('a blog that is closed has none', async () => {
  const library1 = await library()
  await closeBlog(library1)
  expect((await library1.ask()).data).toEqual({ blogs: [], total: 0 })
})
