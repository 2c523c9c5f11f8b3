import { expect, test } from 'vitest'
import { film } from '#tests/support/films.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addAlbum, BLOG_NOW, clearJournal } from '#tests/support/test-journal.ts'
import { addTestMedia, photograph } from '#tests/support/test-media.ts'

test('an album with its pictures and films, captions, focal points and posters', async () => {
  const app = await createTestApp({ now: () => BLOG_NOW })
  await clearJournal(app)
  await addAlbum(app, { id: 1, title: 'Vendanges' })
  await addAlbum(app, { id: 2, title: 'Brouillon', isPublished: false })
  await addAlbum(app, { id: 3, title: 'Demain', published: '2026-07-01' })
  const bytes = await photograph(64, 48)
  const picture = { bytes, filename: 'rangs.jpg', mimeType: 'image/jpeg', width: 64, height: 48 }
  const photo = await addTestMedia(app, { siteId: 1, given: picture })
  const moving = { bytes: film(), filename: 'treuil.mp4', mimeType: 'video/mp4', kind: 'VIDEO' } as const
  const video = await addTestMedia(app, { siteId: 1, given: moving })
  await app.admin.query(
    `insert into estate.album_entries (site_id, id, album_id, position, media_id, poster_media_id, focal_x, focal_y)
     values (1, 901, 1, 2, $1, null, 20, 80), (1, 902, 1, 1, $2, $1, 50, 50)`,
    [photo, video],
  )
  await app.admin.query(
    `insert into estate.album_entry_texts (site_id, entry_id, locale, caption, alt) values (1, 901, 'fr', 'Le soir.', 'Des rangs')`,
  )
  const ask = async (id: number, headers: Record<string, string> = {}) =>
    (await app.app.inject({ url: `/api/album/${id}`, headers })).json()
  const { data } = await ask(1)
  expect(data).toMatchObject({ title: 'Vendanges', count: 2, slugs: { fr: 'slug-fr-1', en: 'slug-en-1' } })
  expect(data.image.id).toBe(photo)
  expect(data.medias).toMatchObject([
    { type: 'VIDEO', media: { id: video, externalType: 'VIDEO' }, poster: { id: photo }, caption: '' },
    { type: 'IMAGE', media: { id: photo, alt: 'Des rangs' }, caption: 'Le soir.', focalPoint: { x: 20, y: 80 } },
  ])
  expect((await ask(1, { userlang: 'en' })).data.medias[1]).toMatchObject({ caption: '', media: { alt: '' } })
  for (const id of [2, 3, 999]) expect((await ask(id)).code).toBe('album-not-found')
  expect((await ask(1, { host: 'vitrine.localhost' })).data?.title).not.toBe('Vendanges')
})
