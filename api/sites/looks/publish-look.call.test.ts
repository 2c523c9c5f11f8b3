import { expect, test } from 'vitest'
import { minutes, openClockedShop } from '#tests/support/clocked-shop.ts'
import { openLook, publicLook, withColours } from '#tests/support/look-office.ts'
import { loggedChanges } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('a draft is kept and shows nowhere; published, it shows, and an earlier one comes back as a draft', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop, 'EDITOR')
  const first = await look.get()
  expect(first).toMatchObject({ version: 0, isDraft: false, publishAt: null })
  expect(first.content).toEqual(first.published)

  const changed = withColours(first.content, { PRIMARY_COLOR: '#123456' })
  changed.fonts.TITLE = { ...changed.fonts.TITLE, family: 'Fraunces', size: 16 }
  changed.logos.LOGO_FOOTER = null
  const before = await publicLook(shop)
  const saved = await look.save(0, changed)
  expect(saved.data).toMatchObject({ version: 1, isDraft: true, content: changed, published: first.published })
  expect(await publicLook(shop)).toEqual(before)

  const published = await look.send('/admin/look/publish', { version: 1, at: null })
  expect(published.data).toMatchObject({ isDraft: false, version: 2, publishAt: null })
  const after = await publicLook(shop)
  expect(after.primary).toBe('#123456')
  expect(after.info.fonts).toContainEqual({ ...changed.fonts.TITLE, type: 'TITLE' })
  expect(after.info.logos.map(({ type }: { type: string }) => type)).not.toContain('LOGO_FOOTER')
  expect((await look.get()).content).toEqual({
    ...changed,
    parameters: expect.objectContaining({ PRIMARY_COLOR: '#123456' }),
  })

  const versions = await look.versions()
  expect(versions.map(({ isFirst, publishedBy }) => [isFirst, publishedBy])).toEqual([
    [false, look.email],
    [true, null],
  ])
  const restored = await look.send(`/admin/look/version/${versions[1]?.id}/restore`, { version: 2 })
  expect(restored.data).toMatchObject({ version: 3, isDraft: true })
  expect(restored.data.content.parameters.PRIMARY_COLOR).toBe('#7A1F2B')
  expect((await publicLook(shop)).primary).toBe('#123456')
  await look.send('/admin/look/publish', { version: 3, at: null })
  expect((await publicLook(shop)).info.logos).toHaveLength(before.info.logos.length)
  expect((await publicLook(shop)).primary).toBe('#7A1F2B')
})

test('the log tells what was published, parameter by parameter, and that a draft was begun, once', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  await look.save(0, withColours(content, { PRIMARY_COLOR: '#123456' }))
  await look.save(1, withColours(content, { PRIMARY_COLOR: '#123457' }))
  await look.send('/admin/look/publish', { version: 2, at: null })
  expect(await loggedChanges(shop, 'parameters')).toEqual([
    {
      call: 'publishLook',
      thing_id: '1',
      before: { type: 'PRIMARY_COLOR', value: '#7A1F2B' },
      after: { type: 'PRIMARY_COLOR', value: '#123457' },
    },
  ])
  const lines = await loggedChanges(shop, 'look')
  expect(lines.map(({ call }: { call: string }) => call)).toEqual(['saveLookDraft', 'publishLook'])
})

test('what cannot be read is not published', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  await look.save(0, withColours(content, { FONT_COLOR: '#e0e0e0' }))
  const refused = await look.send('/admin/look/publish', { version: 1, at: null })
  expect([refused.status, refused.code]).toEqual([409, 'look-unreadable'])
  expect((await look.send('/admin/look/publish', { version: 1, at: '2999-01-01T00:00:00Z' })).code).toBe(
    'look-unreadable',
  )
  expect((await publicLook(shop)).primary).toBe('#7A1F2B')
})

test('a look is published at its time in the name of whoever planned it, and cannot be changed meanwhile', async () => {
  const { shop, wait } = await openClockedShop()
  const look = await openLook(shop)
  const { content } = await look.get()
  const changed = withColours(content, { PRIMARY_COLOR: '#123456' })
  await look.save(0, changed)
  const early = await look.send('/admin/look/publish', { version: 1, at: minutes(-1).toISOString() })
  expect(early.status).toBe(400)
  const at = minutes(60).toISOString()
  expect((await look.send('/admin/look/publish', { version: 1, at })).data).toMatchObject({ publishAt: at, version: 2 })
  expect((await look.save(2, content)).code).toBe('look-planned')
  expect((await look.send('/admin/look/reset', { version: 2 })).code).toBe('look-planned')
  expect(await wait(minutes(59))).toEqual([])
  expect((await publicLook(shop)).primary).toBe('#7A1F2B')
  expect(await wait(minutes(60))).toEqual([])
  expect((await publicLook(shop)).primary).toBe('#123456')
  expect((await look.versions())[0]?.publishedBy).toBe(look.email)
  const { rows } = await shop.admin.query(
    `select user_id, is_planned from estate.audit_events where call = 'look.publish' and thing = 'parameters'`,
  )
  expect(rows).toEqual([{ user_id: look.id, is_planned: true }])
})
