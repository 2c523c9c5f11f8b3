import { expect, test } from 'vitest'
import { openLayout } from '#tests/support/test-layouts.ts'
import { pageOf, sentence } from '#tests/support/test-pages.ts'

test('beside a page stand its draft and its next version', async () => {
  const layout = await openLayout({ now: () => new Date('2026-11-17T10:00:00Z') })
  const { id, idLayout } = layout
  const page = { id, idLayout, title: 'Essai', hasDraft: false, plannedFor: null, mayChange: true }
  expect(await layout.panel()).toEqual({ page, place: null })
  await layout.save(0, pageOf([sentence('aaaaaa', 'Une phrase')]))
  expect((await layout.panel()).page).toEqual({ ...page, hasDraft: true })
  await layout.publish(1, '2026-12-24T08:00:00Z')
  expect((await layout.panel()).page).toEqual({ ...page, plannedFor: '2026-12-24T08:00:00.000Z' })
  expect((await layout.panel('/en/trial')).page).toMatchObject({ id, title: 'Trial' })
})

test('the home page and those of the site are found in either language, what is no page is none', async () => {
  const layout = await openLayout()
  const home = (await layout.panel('/')).page.id
  expect((await layout.panel('/en')).page.id).toBe(home)
  expect((await layout.panel('/nos-vins')).page.id).not.toBe(home)
  expect(await layout.panel('/rien-du-tout')).toEqual({ page: null, place: null })
  await layout.editor.ask(`${layout.path}/trash`, { method: 'POST', payload: {} })
  expect((await layout.panel()).page).toBeNull()
})

test('a wine leads to where it is worked on, and everyone is told only what they may see', async () => {
  const layout = await openLayout()
  const { rows } = await layout.admin.query('select min(id) as id from estate.products where site_id = 1')
  const path = `/wines/un-vin/${rows[0].id}`
  const told = async (role: Parameters<typeof layout.enter>[0], at: string) =>
    layout.panel(at, await layout.enter(role))
  const place = { screen: 'products', id: rows[0].id }
  expect(await told('OWNER', path)).toEqual({ page: null, place: { ...place, mayChange: true, mayCount: true } })
  expect(await told('EDITOR', path)).toEqual({ page: null, place: { ...place, mayChange: false, mayCount: false } })
  expect((await told('SHOP', '/essai')).page).toMatchObject({ mayChange: false })
  expect(await told('ACCOUNTANT', '/essai')).toEqual({ page: null, place: null })
  expect((await told('OWNER', '/wines/un-vin/987654')).place).toBeNull()
})

test('what the estate writes leads to its form, for whoever may read it', async () => {
  const layout = await openLayout()
  const { rows } = await layout.admin.query('select min(id) as id from estate.news where site_id = 1')
  const [{ id }] = rows
  const told = async (role: Parameters<typeof layout.enter>[0], at: string) =>
    (await layout.panel(at, await layout.enter(role))).place
  expect(await told('EDITOR', `/actualites/x/${id}`)).toEqual({ screen: 'news', id, mayChange: true, mayCount: false })
  expect(await told('ACCOUNTANT', `/actualites/x/${id}`)).toBeNull()
  for (const path of ['/actualites/x/987654', '/blog/x/987654', '/albums/x/987654', '/evenements/x/987654'])
    expect([path, await told('EDITOR', path)]).toEqual([path, null])
})

test('nobody but the people of this estate is told anything', async () => {
  const { app, signIn } = await openLayout()
  const ask = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/admin/panel?path=/', headers })).statusCode
  expect(await ask({ cookie: 'office=1' })).toBe(401)
  expect(await ask({ authorization: await signIn(1, 'CUSTOMER') })).toBe(403)
  expect(await ask({ authorization: await signIn(3, 'ADMIN') })).toBe(401)
})
