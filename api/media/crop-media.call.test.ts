import sharp from 'sharp'
import { expect, test } from 'vitest'
import { originalKey } from '#providers/storage/media-storage.ts'
import { addToLibrary } from '#tests/support/library.ts'
import { openOffice } from '#tests/support/test-office.ts'

test('a part of a photograph becomes a picture of its own that remembers where it is from', async () => {
  const { shop, ask } = await openOffice()
  const { id, mediaId } = await addToLibrary(shop, { width: 60, height: 40 })
  const { mediaFile: whole } = (await ask(`GET /admin/media/${id}`)).data
  const texts = { fr: { alt: 'Le chai' }, en: { alt: 'The cellar' } }
  await ask(`PUT /admin/media/${id}`, { version: whole.version, tags: ['chai'], texts })
  const { status, data } = await ask(`POST /admin/media/${id}/crop`, { left: 10, top: 5, width: 30, height: 20 })
  expect(status).toBe(200)
  const { mediaFile } = (await ask(`GET /admin/media/${data.id}`)).data
  expect(mediaFile).toMatchObject({ mediaId: data.mediaId, sourceMediaId: mediaId, width: 30, height: 20 })
  expect(mediaFile.uploadedBy).toEqual(expect.any(String))
  expect(mediaFile).toMatchObject({ name: expect.stringMatching(/ 30 × 20$/), tags: ['chai'] })
  expect(mediaFile.texts).toMatchObject({ fr: { alt: 'Le chai' }, en: { alt: 'The cellar' } })
  const kept = await shop.storage.get(originalKey(1, data.mediaId))
  expect(await sharp(kept ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
})

test('a box that leaves the picture is told so; films, strangers’ files and full libraries are refused', async () => {
  const { shop, ask } = await openOffice()
  const { id } = await addToLibrary(shop, { width: 60, height: 40 })
  const crop = (of: number, box: object) =>
    ask(`POST /admin/media/${of}/crop`, { left: 0, top: 0, width: 9, height: 9, ...box })
  expect(await crop(id, { left: 55, width: 6 })).toMatchObject({ status: 400, errors: { width: expect.any(String) } })
  expect(await crop(id, { top: 39, height: 2 })).toMatchObject({ status: 400, errors: { height: expect.any(String) } })
  const film = await addToLibrary(shop, { kind: 'VIDEO' })
  expect(await crop(film.id, {})).toMatchObject({ status: 400, code: 'media-unreadable' })
  const foreign = await addToLibrary(shop, { siteId: 3 })
  expect(await crop(foreign.id, {})).toMatchObject({ status: 404 })
  await shop.admin.query('update platform.sites set media_files_most = 1 where id = 1')
  expect(await crop(id, {})).toMatchObject({ status: 409, code: 'media-full' })
})
