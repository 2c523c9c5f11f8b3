import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'

const titles = (pages: { menuTitle: string; order: number }[]) =>
  pages.map(({ menuTitle, order }) => [menuTitle, order])

test('the fixed menu of an e-commerce site, in order', async () => {
  const { app } = await createTestApp()
  const { pages, total } = (await app.inject('/api/page')).json().data
  expect(total).toBe(6)
  expect(titles(pages)).toEqual([
    ['ACCUEIL', 0],
    ['NOTRE DOMAINE', 10],
    ['NOS ACTUS', 20],
    ['NOS VINS', 30],
    ['NOS REVENDEURS', 40],
    ['CONTACT', 50],
  ])
  expect(pages[0]).toMatchObject({ idSite: 1, type: 'GRAPE', showInMenu: true, url: '', children: [] })
})

test('a showcase has no wine list, and English has its own titles', async () => {
  const { app } = await createTestApp()
  const answer = await app.inject({ url: '/api/page', headers: { host: 'vitrine.localhost', userlang: 'en' } })
  expect(titles(answer.json().data.pages).map(([title]) => title)).toEqual([
    'HOME',
    'OUR ESTATE',
    'NEWS',
    'STOCKISTS',
    'CONTACT',
  ])
})

test('a page that is not valid is not shown', async () => {
  const { app, admin } = await createTestApp()
  await admin.query(`update estate.pages set is_valid = false where site_id = 1 and cms_route = 'actualites'`)
  expect((await app.inject('/api/page')).json().data.total).toBe(5)
})
