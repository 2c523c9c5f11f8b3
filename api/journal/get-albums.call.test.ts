import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addAlbum, BLOG_NOW, clearJournal } from '#tests/support/test-journal.ts'

test('albums in their order, without drafts, what waits and other estates’', async () => {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await clearJournal(app)
  await addAlbum(app, { id: 1, title: 'Vendanges' })
  await addAlbum(app, { id: 2, title: 'Hiver' })
  await addAlbum(app, { id: 3, title: 'Brouillon', isPublished: false })
  await addAlbum(app, { id: 4, title: 'Demain', published: '2026-07-01' })
  await app.admin.query('update estate.albums set position = 9 where site_id = 1 and id = 1')
  const ask = async (query = '') => (await app.app.inject({ url: `/api/album${query}` })).json()
  const { data } = await ask('?page=1&nbItem=100')
  expect(data.total).toBe(2)
  expect(data.albums.map(({ title }: { title: string }) => title)).toEqual(['Hiver', 'Vendanges'])
  expect(data.albums[0]).toMatchObject({ url: '/albums/slug-fr-2/2', count: 0, image: null })
  expect((await ask('?orderBy=id&title=lk:vend')).data.albums).toHaveLength(1)
})
