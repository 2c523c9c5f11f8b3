import { expect, test } from 'vitest'
import { enterOffice } from '#tests/support/office.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { openDesk, pageOf } from '#tests/support/test-pages.ts'

const linked = (id: string, href: string) => ({ id, type: 'visit' as const, link: { label: 'Nos caves', href } })

test('what could be better is told of the draft: links that lead nowhere, words that are missing', async () => {
  const desk = await openDesk()
  await desk.save(
    0,
    pageOf([
      linked('aaaaaa', '/essai'),
      linked('bbbbbb', '/perdu'),
      linked('cccccc', '/wines/rien/999999'),
      linked('dddddd', '#popup-999'),
      linked('eeeeee', '/notre-domaine/cave'),
    ]),
  )
  const { data } = await desk.editor.ask(`${desk.path}/advice`)
  const inFrench = data.advice.filter(
    ({ language, section }: { language: string; section: string | null }) => language === 'fr' && section,
  )
  expect(inFrench).toEqual(
    ['bbbbbb', 'cccccc', 'dddddd', 'eeeeee'].map((section) => ({
      kind: 'link-broken',
      language: 'fr',
      section,
      field: 'link',
    })),
  )
  // In English that page has another address.
  expect(data.advice).toContainEqual({ kind: 'link-broken', language: 'en', section: 'aaaaaa', field: 'link' })
})

test('an address that a page has left leads on, a hidden page does not', async () => {
  const desk = await openDesk()
  const texts = {
    fr: { title: 'Essai', url: 'autre', menuTitle: 'ESSAI', metaDescription: 'Une page.' },
    en: { title: 'Trial', url: 'trial', menuTitle: 'TRIAL', metaDescription: 'A page.' },
  }
  const { data } = await desk.editor.ask(desk.path)
  const change = (fields: object, version: number) =>
    desk.editor.ask(desk.path, { method: 'PUT', payload: { ...fields, version } })
  const moved = await change({ isValid: true, texts }, data.page.version)
  expect(moved.status).toBe(200)
  await desk.save(0, { fr: { title: 'Essai', metaDescription: 'Une page.', sections: [linked('aaaaaa', '/essai')] } })
  const advice = async () => (await desk.editor.ask(`${desk.path}/advice`)).data.advice
  expect(await advice()).toEqual([])
  await change({ isValid: false, texts }, moved.data.page.version)
  expect(await advice()).toMatchObject([{ kind: 'link-broken' }])
})

test('a link to each kind of thing is looked up where that kind is kept', async () => {
  const desk = await openDesk()
  const { rows } = await desk.admin.query(`
    select '/wines/x/' || (select min(id) from estate.products where site_id = 1 and is_valid) as a,
      '/actualites/x/' || (select min(id) from estate.news where site_id = 1) as b,
      '/blog/x/' || (select min(id) from estate.blogs where site_id = 1) as c,
      '/blog/dossier/x/' || (select min(id) from estate.blog_folders where site_id = 1) as d,
      '/albums/x/' || (select min(id) from estate.albums where site_id = 1) as e,
      '/evenements/x/' || (select min(element_id) from estate.events where site_id = 1) as f,
      '/forms/' || (select min(id) from estate.forms where site_id = 1) as g,
      '#popup-' || (select min(id) from estate.popups where site_id = 1) as h`)
  const there: string[] = Object.values(rows[0])
  const gone = there.map((href) => href.replace(/\d+$/, '987654'))
  const sections = [...there, ...gone].map((href, at) => linked(`link${String(at).padStart(2, '0')}`, href))
  await desk.save(0, { fr: { title: 'Essai', metaDescription: 'Une page.', sections } })
  const { data } = await desk.editor.ask(`${desk.path}/advice`)
  const broken = data.advice.map(({ kind, section }: { kind: string; section: string }) => [kind, section])
  expect(broken).toEqual(gone.map((_, at) => ['link-broken', `link${String(at + there.length).padStart(2, '0')}`]))
})

test('the pages of the demo estates are told nothing of', async () => {
  const shop = await createTestApp()
  const told: object[] = []
  for (const siteId of [1, 3]) {
    const owner = await enterOffice(shop, { siteId })
    const { data } = await owner.ask('/admin/pages?nbItem=100')
    for (const { id, title } of data.pages) {
      const { data: found } = await owner.ask(`/admin/pages/${id}/advice`)
      if (found.advice.length > 0) told.push({ siteId, title, advice: found.advice })
    }
  }
  expect(told).toEqual([])
})

test('pages of other estates and unknown ones are not found', async () => {
  const desk = await openDesk()
  const neighbour = await enterOffice(desk, { siteId: 3 })
  expect((await neighbour.ask(`${desk.path}/advice`)).status).toBe(404)
  expect((await desk.editor.ask('/admin/pages/999999/advice')).status).toBe(404)
})
