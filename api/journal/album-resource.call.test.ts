import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestMedia, photograph } from '#tests/support/test-media.ts'

async function openOffice() {
  const shop = await createTestApp()
  const { ask } = await enterOffice(shop)
  const file = { bytes: await photograph(64, 48), filename: 'vigne.jpg', mimeType: 'image/jpeg', width: 64, height: 48 }
  const add = (filename: string) => addTestMedia(shop, { siteId: 1, given: { ...file, filename } })
  return { shop, ask, pictures: [await add('un.jpg'), await add('deux.jpg')] as const, file }
}

const TEXTS = { fr: { title: 'Les vendanges', slug: 'les-vendanges', description: 'Au matin.' } }
const entry = (mediaId: string, caption = '') => ({
  mediaId,
  posterMediaId: null,
  focalX: 50,
  focalY: 30,
  texts: caption ? { fr: { caption, alt: '' } } : {},
})

test('pictures stand in their order with what is said under them, and keep their numbers when they are moved', async () => {
  const { ask, pictures } = await openOffice()
  const entries = [entry(pictures[0], 'Le matin'), entry(pictures[1], 'Le soir')]
  const { data } = await ask('/admin/album', { method: 'POST', payload: { texts: TEXTS, isPublished: true, entries } })
  const { id, entries: kept } = data.album
  expect(kept).toMatchObject(entries)
  const captions = async () =>
    (await ask(`/album/${id}`)).data.medias.map(({ id: own, caption }: { id: number; caption: string }) => [
      own,
      caption,
    ])
  const [first, second] = kept.map((one: { id: number }) => one.id)
  expect(await captions()).toEqual([
    [first, 'Le matin'],
    [second, 'Le soir'],
  ])
  await ask(`/admin/album/${id}`, { method: 'PUT', payload: { version: 1, entries: [...kept].reverse() } })
  expect(await captions()).toEqual([
    [second, 'Le soir'],
    [first, 'Le matin'],
  ])
  await ask(`/admin/album/${id}`, { method: 'PUT', payload: { version: 2, entries: [kept[0]] } })
  expect(await captions()).toEqual([[first, 'Le matin']])
  const { data: list } = await ask('/admin/album?search=vendanges&orderBy=-id')
  expect(list.albums[0]).toMatchObject({ id, state: 'SHOWN', entries: 1, mediaId: pictures[0] })
})

test('a picture of nobody, of another estate or of another album is not taken', async () => {
  const { shop, ask, pictures, file } = await openOffice()
  const foreign = await addTestMedia(shop, { siteId: 3, given: file })
  for (const mediaId of ['f'.repeat(32), foreign]) {
    const answer = await ask('/admin/album', { method: 'POST', payload: { texts: TEXTS, entries: [entry(mediaId)] } })
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, ['entries']])
  }
  const made = await ask('/admin/album', { method: 'POST', payload: { texts: TEXTS, entries: [entry(pictures[0])] } })
  const [{ id }] = made.data.album.entries
  const payload = { texts: TEXTS, entries: [{ ...entry(pictures[1]), id }] }
  expect((await ask('/admin/album', { method: 'POST', payload })).errors).toHaveProperty(['entries.0.id'])
  expect((await ask('/admin/album', { method: 'POST', payload: { texts: {} } })).errors).toHaveProperty([
    'texts.fr.title',
  ])
})
