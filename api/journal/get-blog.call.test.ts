import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { BLOG_NOW, closeBlog, fillBlog } from '#tests/support/test-journal.ts'

async function library() {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await fillBlog(app)
  const ask = async (id: number, headers: Record<string, string> = {}) => {
    const answer = await app.app.inject({ url: `/api/blog/${id}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...app, ask }
}

test('an article with its text and the wines it speaks of, in their order, without those that are withdrawn', async () => {
  const { ask, admin } = await library()
  await admin.query(
    'insert into estate.blog_products (site_id, blog_id, product_id, position) values (1, 12, 2, 0), (1, 12, 1, 1), (1, 12, 3, 2)',
  )
  await admin.query('update estate.products set is_valid = false where site_id = 1 and id = 3')
  const { data } = await ask(12)
  expect(data).toMatchObject({
    id: 12,
    title: 'La fleur',
    content: '<p>Un texte.</p>',
    readingMinutes: 1,
    author: 'Élise',
    slugs: { fr: 'slug-fr-12', en: 'slug-en-12' },
  })
  expect(data.products.map(({ id }: { id: number }) => id)).toEqual([2, 1])
  expect(data.products[0].price).toBeGreaterThan(0)
  await admin.query(`update estate.parameters set value = 'true' where site_id = 1 and type = 'HIDE_PRODUCT_PRICES'`)
  expect((await ask(12)).data.products[0].price).toBeNull()
})

test('drafts, what waits, unknown ones and all of a closed blog are not found', async () => {
  const test1 = await library()
  for (const id of [14, 15, 999]) expect(await test1.ask(id)).toMatchObject({ status: 404, code: 'blog-not-found' })
  expect((await test1.ask(12, { host: 'vitrine.localhost' })).status).toBe(404)
  await closeBlog(test1)
  expect((await test1.ask(12)).status).toBe(404)
})
