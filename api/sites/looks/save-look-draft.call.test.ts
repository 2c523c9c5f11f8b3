import { expect, test } from 'vitest'
import { openLook, withColours } from '#tests/support/look-office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

test('of two who have seen the same draft one is told, and an old number means nothing after publication', async () => {
  const shop = await createTestApp()
  const [one, other] = [await openLook(shop), await openLook(shop)]
  const { content } = await one.get()
  const both = await Promise.all([
    one.save(0, withColours(content, { PRIMARY_COLOR: '#111111' })),
    other.save(0, withColours(content, { PRIMARY_COLOR: '#222222' })),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await one.send('/admin/look/publish', { version: 0, at: null })).code).toBe('changed-meanwhile')
  await one.send('/admin/look/publish', { version: 1, at: null })
  expect((await other.save(1, content)).code).toBe('changed-meanwhile')
  expect((await one.send('/admin/look/publish', { version: 2, at: null })).code).toBe('thing-not-found')
})

test('hostile values, unknown parameters, typefaces and pictures of others are told at their place', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  const { rows } = await shop.admin.query(`select id from estate.media where site_id = 3 and kind = 'IMAGE' limit 1`)
  const hostile = withColours(content, {
    PRIMARY_COLOR: '#fff}body{display:none',
    LOGO_HEIGHT: '10px;x:y',
    MENU_TYPE: 'FIXED',
    SCRIPT_TO_LOAD: '<script src=https://x.example></script>',
  })
  hostile.logos.LOGO = { media: rows[0].id, alt: '' }
  hostile.fonts.MENU = { ...hostile.fonts.MENU, family: '"}body{display:none' }
  const refused = await look.save(0, hostile)
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.errors).sort()).toEqual([
    'fonts.MENU.family',
    'logos.LOGO',
    'parameters.LOGO_HEIGHT',
    'parameters.MENU_TYPE',
    'parameters.PRIMARY_COLOR',
    'parameters.SCRIPT_TO_LOAD',
  ])
  const wrongColour = { ...content.fonts.TITLE, color: 'red;}' }
  expect((await look.save(0, { ...content, fonts: { ...content.fonts, TITLE: wrongColour } })).status).toBe(400)
  expect((await look.get()).version).toBe(0)
})
