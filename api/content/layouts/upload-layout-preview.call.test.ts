import sharp from 'sharp'
import { expect, test } from 'vitest'
import { layoutPictureKey } from '#providers/storage/media-storage.ts'
import { openLayout, plainPicture } from '#tests/support/test-layouts.ts'

const HTML = '<p>Chenin</p>'

test('the picture of a page is kept small, beside the library', async () => {
  const layout = await openLayout()
  const { data } = await layout.check(HTML)
  const files = async () => (await layout.admin.query('select from estate.media where site_id = 1')).rowCount
  const before = await files()
  expect(await layout.upload({ hash: data.hash })).toMatchObject({
    status: 200,
    data: { idLayout: layout.idLayout, hash: data.hash },
  })
  const kept = await layout.storage.get(layoutPictureKey(1, String(layout.idLayout)))
  expect(await sharp(kept ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
  expect(await files()).toBe(before)
})

test('a picture of what nobody has checked, or of what has changed since, is not taken', async () => {
  const layout = await openLayout()
  expect(await layout.upload()).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  const first = await layout.check(HTML)
  await layout.check('<p>Grolleau</p>')
  expect(await layout.upload({ hash: first.data.hash })).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  // Who does not say which one means the last.
  expect(await layout.upload()).toMatchObject({ status: 200 })
  expect((await layout.check('<p>Grolleau</p>')).data.hasChanged).toBe(false)
})

test('what is no picture, or promises more than is opened, is refused and nothing is kept', async () => {
  const layout = await openLayout()
  await layout.check(HTML)
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>')
  for (const bytes of [Buffer.from('a page'), drawing])
    expect(await layout.upload({ bytes })).toMatchObject({ status: 400, code: 'media-unreadable' })
  const wide = await plainPicture(2_001, 2_000)
  expect(await layout.upload({ bytes: wide })).toMatchObject({ status: 413, code: 'media-too-large' })
  expect(await layout.upload({ bytes: Buffer.alloc(2_000_001) })).toMatchObject({ status: 413 })
  expect((await layout.editor.ask(`${layout.at()}/preview`)).status).toBe(404)
})

test('the log of changes does not tell it, and whoever may not write pages may not send it', async () => {
  const layout = await openLayout()
  await layout.check(HTML)
  await layout.upload()
  const { rows } = await layout.admin.query(`select call from estate.audit_events where call like '%ayout%'`)
  expect(rows).toEqual([])
  const shop = await layout.enter('SHOP')
  const stranger = await layout.signIn(3, 'ADMIN')
  for (const [authorization, status] of [
    [shop.token, 403],
    [await layout.signIn(1, 'CUSTOMER'), 403],
    [stranger, 401],
  ] as const)
    expect((await layout.upload({ headers: { authorization } })).status).toBe(status)
})
