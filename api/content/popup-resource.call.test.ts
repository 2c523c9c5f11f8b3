import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const said = { title: 'Portes ouvertes', text: 'Venez.', linkLabel: null, linkUrl: null }
const TEXTS = { fr: said }

async function openOffice() {
  const shop = await createTestApp()
  const { ask } = await enterOffice(shop)
  const add = (fields: object = {}) => ask('/admin/popup', { method: 'POST', payload: { texts: TEXTS, ...fields } })
  return { shop, ask, add }
}

test('an announcement is written inactive, made active, and says what was typed', async () => {
  const { ask, add } = await openOffice()
  const linked = { fr: { ...said, linkLabel: 'Réserver', linkUrl: '/evenements' } }
  const { popup } = (await add({ texts: linked, onKinds: ['HOME'], onPages: ['nos-vins'], afterScroll: 60 })).data
  expect(popup).toMatchObject({ isPublished: false, onKinds: ['HOME'], onPages: ['nos-vins'], version: 1 })
  expect((await ask(`/popup/${popup.id}`)).status).toBe(404)
  await ask(`/admin/popup/${popup.id}`, { method: 'PUT', payload: { version: 1, isPublished: true, againDays: 7 } })
  const { data } = await ask(`/popup/${popup.id}`)
  expect(data).toMatchObject({ title: 'Portes ouvertes', link: { label: 'Réserver', href: '/evenements' } })
  const { popups } = (await ask('/popup')).data
  expect(popups.find(({ id }: { id: number }) => id === popup.id)).toMatchObject({ afterScroll: 60, againDays: 7 })
})

test('the list tells which are written, planned, active and over', async () => {
  const { shop, ask, add } = await openOffice()
  await shop.admin.query('delete from estate.popups where site_id = 1')
  await add()
  await add({ isPublished: true, shownFrom: '2099-01-01T00:00:00Z' })
  await add({ isPublished: true, onKinds: ['HOME'], afterSeconds: 5 })
  await add({ isPublished: true, shownUntil: '2026-01-01T00:00:00Z' })
  const states = async (query: string) =>
    (await ask(`/admin/popup?orderBy=id&${query}`)).data.popups.map(({ state }: { state: string }) => state)
  expect(await states('')).toEqual(['DRAFT', 'PLANNED', 'SHOWN', 'ENDED'])
  expect(await states('opensBySelf=true')).toEqual(['SHOWN'])
  expect(await states('state=ENDED')).toEqual(['ENDED'])
})

test('what is wrong is said beside its field', async () => {
  const { add } = await openOffice()
  const wrong: [object, string][] = [
    [{ texts: {} }, 'texts.fr.title'],
    [{ texts: { fr: { ...said, linkLabel: 'Voir' } } }, 'texts.fr.linkUrl'],
    [{ texts: { fr: { ...said, linkUrl: '/nos-vins' } } }, 'texts.fr.linkLabel'],
    [{ texts: { fr: { ...said, linkLabel: 'Voir', linkUrl: 'javascript:x()' } } }, 'texts.fr.linkUrl'],
    [{ onKinds: ['HOME'], afterSeconds: null }, 'afterSeconds'],
    [{ onPages: ['nos-vins'], afterSeconds: null }, 'afterSeconds'],
    [{ shownFrom: '2026-02-01T00:00:00Z', shownUntil: '2026-02-01T00:00:00Z' }, 'shownUntil'],
    [{ mediaId: 'f'.repeat(32) }, 'mediaId'],
  ]
  for (const [fields, field] of wrong) {
    const { status, errors } = await add(fields)
    expect([status, Object.keys(errors ?? {})], field).toEqual([400, [field]])
  }
})
