import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { addTestMedia, photograph } from '#tests/support/test-media.ts'

/** A popup of site 1 with a picture (901), told in both languages, and a plain one (902) in French. */
async function popups() {
  const test = await createTestApp()
  const file = { bytes: await photograph(64, 48), filename: 'fete.jpg', mimeType: 'image/jpeg', width: 64, height: 48 }
  const media = await addTestMedia(test, { siteId: 1, given: file })
  await test.admin.query(
    'insert into estate.popups (site_id, id, media_id, shows_on_every_reload) values (1, 901, $1, true), (1, 902, null, false)',
    [media],
  )
  await test.admin.query(
    `insert into estate.popup_texts (site_id, popup_id, locale, title, text, link_label, link_url)
     values (1, 901, 'fr', 'La fête', 'Venez.', 'Réserver', '/nos-vins'), (1, 901, 'en', 'The feast', 'Come.', 'Book', '/nos-vins'),
            (1, 902, 'fr', 'Fermé', 'Lundi.', 'Sans adresse', null)`,
  )
  const get = async (id: number | string, headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({ url: `/api/popup/${id}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { media, get }
}

test('a popup says what it says in the caller’s language, with its picture and its link', async () => {
  const { get, media } = await popups()
  const { data } = await get(901)
  expect(data).toEqual({
    id: 901,
    title: 'La fête',
    text: 'Venez.',
    image: expect.objectContaining({ id: media, alt: '', width: 64, height: 48 }),
    link: { label: 'Réserver', href: '/nos-vins' },
    showsOnEveryReload: true,
  })
  expect((await get(901, { userlang: 'en' })).data).toMatchObject({ title: 'The feast', link: { label: 'Book' } })
})

test('a popup without a picture or with half a link has none', async () => {
  const { get } = await popups()
  expect((await get(902)).data).toMatchObject({ title: 'Fermé', image: null, link: null, showsOnEveryReload: false })
})

test('a popup of another estate, of another language or of nobody is not found', async () => {
  const { get } = await popups()
  const refused = { status: 404, code: 'popup-not-found' }
  expect(await get(901, { host: 'coteaux.localhost' })).toMatchObject(refused)
  expect(await get(902, { userlang: 'en' })).toMatchObject(refused)
  expect(await get(2_147_483_647)).toMatchObject(refused)
  for (const id of ['feast', '0', '2147483648']) {
    const answer = await get(id)
    expect([answer.status, Object.keys(answer.errors)]).toEqual([400, ['id']])
  }
})

test('outside its days a popup is not found', async () => {
  const { app, admin } = await createTestApp({ now: () => new Date('2026-11-16T10:00:00Z') })
  await admin.query(
    `insert into estate.popups (site_id, id, shown_from, shown_until)
     values (1, 905, '2026-11-16T10:00:00Z', null), (1, 906, '2026-11-16T10:00:01Z', null), (1, 907, null, '2026-11-16T10:00:00Z')`,
  )
  await admin.query(
    `insert into estate.popup_texts (site_id, popup_id, locale, title, text)
     select 1, id, 'fr', 'Annonce', 'Un mot.' from estate.popups where site_id = 1 and id between 905 and 907`,
  )
  const status = async (id: number) => (await app.inject({ url: `/api/popup/${id}` })).statusCode
  expect([await status(905), await status(906), await status(907)]).toEqual([200, 404, 404])
})

test('advertising for alcohol is for customers who are known to be of age', async () => {
  const { app, admin, signIn } = await createTestApp()
  await admin.query('insert into estate.popups (site_id, id, is_alcohol_promotion) values (1, 908, true)')
  await admin.query(
    `insert into estate.popup_texts (site_id, popup_id, locale, title, text) values (1, 908, 'fr', 'Promotion', 'Six pour cinq.')`,
  )
  const authorization = await signIn(1, 'CUSTOMER')
  const look = async (headers = {}) => (await app.inject({ url: '/api/popup/908', headers })).statusCode
  const bornOn = (day: string | null) =>
    admin.query(`update estate.users set birthdate = $1 where site_id = 1 and role = 'CUSTOMER'`, [day])
  expect(await look()).toBe(404)
  await bornOn(null)
  expect(await look({ authorization })).toBe(404)
  await bornOn('2015-01-01')
  expect(await look({ authorization })).toBe(404)
  await bornOn('1984-05-12')
  expect(await look({ authorization })).toBe(200)
  expect(await look()).toBe(404)
})
