import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isReadableLook } from '#rules/sites/looks/look-contrast.ts'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a label proposes palettes that can be read, of its own colours, and three pairs of typefaces', async () => {
  const shop = await createTestApp()
  const { ask } = await enterOffice(shop, { role: 'EDITOR' })
  const label = sharp({ create: { width: 60, height: 80, channels: 3, background: '#f4efe2' } })
  const ribbon = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#1f5c3a' } })
    .png()
    .toBuffer()
  const bytes = await label
    .composite([{ input: ribbon, top: 30, left: 0 }])
    .png()
    .toBuffer()
  const id = 'c'.repeat(32)
  await shop.storage.put({ key: `sites/1/originals/${id}`, bytes, mimeType: 'image/png' })
  await shop.admin.query(
    `insert into estate.media (site_id, id, kind, filename, mime_type, bytes, width, height)
     values (1, $1, 'IMAGE', 'label.png', 'image/png', $2, 60, 80)`,
    [id, bytes.length],
  )
  const { data } = await ask('/admin/look/proposal', { method: 'POST', payload: { media: id } })
  expect(data.colours.map(({ colour }: { colour: string }) => colour)).toEqual(['#f4efe2', '#1f5c3a'])
  expect(data.palettes[0]).toMatchObject({ palette: 'PAPER', parameters: { PRIMARY_COLOR: '#1f5c3a' } })
  expect(data.typefaces).toHaveLength(3)
  const { content } = (await ask('/admin/look')).data
  for (const { parameters } of data.palettes)
    expect(isReadableLook({ ...content, parameters: { ...content.parameters, ...parameters } })).toBe(true)
  const foreign = await shop.admin.query(`select id from estate.media where site_id = 3 and kind = 'IMAGE' limit 1`)
  const refused = await ask('/admin/look/proposal', { method: 'POST', payload: { media: foreign.rows[0].id } })
  expect(refused.code).toBe('media-not-found')
})
