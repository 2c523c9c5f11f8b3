import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { BLOG_NOW, closeBlog, fillBlog } from '#tests/support/test-journal.ts'

test('the folders at the root in their order; none of a closed blog', async () => {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await fillBlog(app)
  const ask = async (query = '', headers: Record<string, string> = {}) =>
    (await app.app.inject({ url: `/api/blog/folder/list${query}`, headers })).json()
  const { data } = await ask()
  expect(data.total).toBe(2)
  expect(data.folders.map(({ name }: { name: string }) => name)).toEqual(['La table', 'La vigne'])
  expect(data.folders[1]).toMatchObject({
    id: 1,
    idParent: null,
    url: '/blog/dossier/dossier-fr-1/1',
    slugs: { fr: 'dossier-fr-1', en: 'dossier-en-1' },
  })
  expect((await ask('?orderBy=-name&nbItem=1')).data.folders[0].name).toBe('La vigne')
  expect((await ask('', { host: 'vitrine.localhost' })).data).toEqual({ folders: [], total: 0 })
  await closeBlog(app)
  expect((await ask()).data).toEqual({ folders: [], total: 0 })
})
