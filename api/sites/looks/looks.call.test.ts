import { expect, test } from 'vitest'
import type { LookContent, LookState, LookVersion } from '#contract/sites/look.ts'
import { minutes, openClockedShop } from '#tests/support/clocked-shop.ts'
import { enterOffice, loggedChanges } from '#tests/support/office.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

async function openLook(shop: TestApp, role: 'OWNER' | 'EDITOR' = 'OWNER') {
  const office = await enterOffice(shop, { role })
  const send = (path: string, payload: object) => office.ask(path, { method: 'POST', payload })
  return {
    ...office,
    send,
    get: async (): Promise<LookState> => (await office.ask('/admin/look')).data,
    save: (version: number, content: LookContent) =>
      office.ask('/admin/look', { method: 'PUT', payload: { version, content } }),
    versions: async (): Promise<LookVersion[]> => (await office.ask('/admin/look/version')).data.versions,
  }
}

function withColours(content: LookContent, parameters: Record<string, string | null>): LookContent {
  return { ...content, parameters: { ...content.parameters, ...parameters } }
}

/** What everybody is told. */
async function publicLook({ app }: TestApp) {
  const parameters = (await app.inject('/api/parameter')).json().data.parameters
  const find = (name: string) => parameters.find(({ type }: { type: string }) => type === name).value
  return { primary: find('PRIMARY_COLOR'), info: (await app.inject('/api/site/info')).json().data }
}

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

test('a draft is thrown away, and the first look comes back as a draft', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  await look.save(0, withColours(content, { PRIMARY_COLOR: '#123456' }))
  await look.send('/admin/look/publish', { version: 1, at: null })
  await look.save(2, withColours(content, { PRIMARY_COLOR: '#654321' }))
  expect((await look.send('/admin/look/discard', { version: 2 })).code).toBe('changed-meanwhile')
  const discarded = await look.send('/admin/look/discard', { version: 3 })
  expect(discarded.data).toMatchObject({ isDraft: false, content: { parameters: { PRIMARY_COLOR: '#123456' } } })
  const reset = await look.send('/admin/look/reset', { version: 4 })
  expect(reset.data).toMatchObject({ isDraft: true, content: { parameters: { PRIMARY_COLOR: '#7A1F2B' } } })
})

test('what was changed on the parameters screen is kept among the versions, too', async () => {
  const shop = await createTestApp()
  const look = await openLook(shop)
  const { content } = await look.get()
  await look.save(0, withColours(content, { PRIMARY_COLOR: '#123456' }))
  await look.send('/admin/look/publish', { version: 1, at: null })
  await look.ask('/admin/parameter/1', { method: 'PUT', payload: { value: '#0a0a0a' } })
  await look.save(2, withColours(content, { PRIMARY_COLOR: '#654321' }))
  await look.send('/admin/look/publish', { version: 3, at: null })
  const primaries = (await look.versions()).map((version) => version.content.parameters.PRIMARY_COLOR)
  expect(primaries).toEqual(['#654321', '#0a0a0a', '#123456', '#7A1F2B'])
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

test('a plan is taken back: nothing is published, and the draft can be changed again', async () => {
  const { shop, wait } = await openClockedShop()
  const look = await openLook(shop)
  const { content } = await look.get()
  expect((await look.send('/admin/look/unplan', { version: 0 })).code).toBe('thing-not-found')
  await look.save(0, withColours(content, { PRIMARY_COLOR: '#123456' }))
  await look.send('/admin/look/publish', { version: 1, at: minutes(60).toISOString() })
  expect((await look.send('/admin/look/unplan', { version: 2 })).data).toMatchObject({ publishAt: null, isDraft: true })
  expect(await wait(minutes(120))).toEqual([])
  expect((await publicLook(shop)).primary).toBe('#7A1F2B')
  expect((await look.save(3, content)).status).toBe(200)
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

test('only owners and editors come near it, and another estate’s versions are not there', async () => {
  const shop = await createTestApp()
  for (const role of ['SHOP', 'ACCOUNTANT'] as const)
    expect((await (await enterOffice(shop, { role })).ask('/admin/look')).status).toBe(403)
  const neighbour = await enterOffice(shop, { siteId: 3 })
  const theirs: LookState = (await neighbour.ask('/admin/look')).data
  await neighbour.ask('/admin/look', { method: 'PUT', payload: { version: 0, content: theirs.content } })
  await neighbour.ask('/admin/look/publish', { method: 'POST', payload: { version: 1, at: null } })
  const [version]: LookVersion[] = (await neighbour.ask('/admin/look/version')).data.versions
  const look = await openLook(shop)
  expect(await look.versions()).toEqual([])
  expect((await look.send(`/admin/look/version/${version?.id}/restore`, { version: 0 })).status).toBe(404)
})
