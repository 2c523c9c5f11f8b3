import sharp from 'sharp'
import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { openLayout } from '#tests/support/test-layouts.ts'
import { pageOf, sentence } from '#tests/support/test-pages.ts'

test('the tree and the versions tell where the pictures are', async () => {
  const layout = await openLayout()
  await layout.save(0, pageOf([sentence('aaaaaa', 'Une phrase')]))
  await layout.publish(1)
  const row = async () =>
    (await layout.editor.ask('/admin/pages')).data.pages.find(({ id }: { id: number }) => id === layout.id)
  expect((await row()).picture).toBeNull()
  const { data } = await layout.check('<p>Chenin</p>')
  await layout.upload()
  const address = `${layout.at()}/preview?of=${data.hash.slice(0, 12)}`
  expect((await row()).picture).toBe(address)
  const { versions } = (await layout.editor.ask(`${layout.path}/versions`)).data
  expect(versions.map(({ picture }: { picture: string }) => picture)).toEqual([address])
  const picture = await layout.editor.ask(address)
  expect([picture.status, (await sharp(picture.body).metadata()).format]).toEqual([200, 'webp'])
  // Published anew, the older one keeps its picture and the new one has none yet.
  await layout.save(0, pageOf([sentence('aaaaaa', 'Une autre')]))
  await layout.publish(1)
  const later = (await layout.editor.ask(`${layout.path}/versions`)).data.versions
  expect(later.map((one: { picture: string | null }) => one.picture)).toEqual([null, address])
})

test('a picture is nobody else’s, and what has none is not found', async () => {
  const layout = await openLayout()
  expect((await layout.editor.ask(`${layout.at()}/preview`)).status).toBe(404)
  await layout.check('<p>Chenin</p>')
  await layout.upload()
  expect((await layout.editor.ask(`${layout.at()}/preview`)).status).toBe(200)
  const other = await enterOffice(layout, { siteId: 3 })
  expect((await other.ask(`${layout.at()}/preview`)).status).toBe(404)
  expect((await layout.editor.ask(`${layout.at(layout.idLayout, layout.id + 1)}/preview`)).status).toBe(404)
  expect((await layout.app.inject({ url: `/api${layout.at()}/preview` })).statusCode).toBe(401)
})
