import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

test('pages learn which popups open by themselves, where and when; those of a link, of the past or of another language are not among them', async () => {
  const { app, admin } = await createTestApp()
  await admin.query('delete from estate.popups')
  await admin.query(
    `insert into estate.popups (site_id, id, on_pages, on_kinds, after_seconds, after_scroll, shown_from, shown_until, again_days, is_alcohol_promotion)
     values (1, 901, '{notre-domaine}', '{PRODUCT}', 20, 60, '2026-11-01T00:00Z', '2099-01-01T00:00Z', 30, false),
            (1, 902, '{}', '{}', null, null, null, null, null, false),
            (1, 903, '{notre-domaine}', '{}', 5, null, null, '2020-01-01T00:00Z', null, false),
            (1, 904, '{notre-domaine}', '{}', 5, null, null, null, null, true),
            (3, 901, '{notre-domaine}', '{}', 5, null, null, null, null, false)`,
  )
  await admin.query(
    `insert into estate.popup_texts (site_id, popup_id, locale, title, text)
     select site_id, id, 'fr', 'Annonce', 'Un mot.' from estate.popups`,
  )
  await admin.query(
    `insert into estate.popup_texts (site_id, popup_id, locale, title, text) values (1, 904, 'en', 'News', 'A word.')`,
  )
  const get = async (headers = {}) => (await app.inject({ url: '/api/popup', headers })).json().data
  const { popups, total } = await get()
  expect([total, popups.map(({ id }: { id: number }) => id)]).toEqual([2, [901, 904]])
  expect(popups[0]).toEqual({
    id: 901,
    onPages: ['notre-domaine'],
    onKinds: ['PRODUCT'],
    afterSeconds: 20,
    afterScroll: 60,
    from: '2026-11-01T00:00:00.000Z',
    until: '2099-01-01T00:00:00.000Z',
    againDays: 30,
    showsOnEveryReload: false,
    isAlcoholPromotion: false,
  })
  expect((await get({ userlang: 'en' })).popups).toMatchObject([{ id: 904, isAlcoholPromotion: true }])
  expect((await get({ host: 'coteaux.localhost' })).popups).toMatchObject([{ id: 901, againDays: null }])
})

test('a popup with pages has a time or a way; other kinds of pages there are none', async () => {
  const { admin } = await createTestApp()
  const add = (columns: string, values: string) =>
    admin.query(`insert into estate.popups (site_id, ${columns}) values (1, ${values})`)
  await expect(add('on_pages', `'{nos-vins}'`)).rejects.toThrow(/check/)
  await expect(add('on_kinds, after_seconds', `'{CHECKOUT}', 5`)).rejects.toThrow(/check/)
  await expect(add('on_pages, after_seconds', `'{nos-vins}', 0`)).rejects.toThrow(/check/)
})
