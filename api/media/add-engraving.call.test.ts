import { expect, test } from 'vitest'
import { ENGRAVINGS } from '#contract/media/closed-sets.ts'
import { openOffice } from '#tests/support/test-office.ts'

test('each drawing of the house becomes one of the estate, which it may remove again', async () => {
  const { ask } = await openOffice()
  for (const name of ENGRAVINGS) {
    const { status, data } = await ask(`POST /admin/engraving/${name}`, {})
    expect([name, status]).toEqual([name, 200])
    const { mediaFile } = (await ask(`GET /admin/media/${data.id}`)).data
    expect(mediaFile).toMatchObject({ mimeType: 'image/svg+xml', name, kind: 'IMAGE' })
  }
  const { data } = await ask('POST /admin/engraving/vigne', {})
  expect(await ask(`DELETE /admin/media/${data.id}`, { version: 1 })).toMatchObject({ status: 200 })
  expect(await ask('POST /admin/engraving/none', {})).toMatchObject({ status: 400 })
})

test('a full library takes none', async () => {
  const { ask, shop } = await openOffice()
  await shop.admin.query('update platform.sites set media_files_most = 1 where id = 1')
  expect(await ask('POST /admin/engraving/vigne', {})).toMatchObject({ status: 409, code: 'media-full' })
})
