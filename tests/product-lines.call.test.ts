import { expect, test } from 'vitest'
import { addBlog, addFolder, addNews, clearJournal } from './support/test-journal.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

const AUBEPINES = '/wines/les-aubepines/1'

/** The lines that lead on from a page: what they say and where they lead. */
async function lines(site: TestSite, path = AUBEPINES): Promise<string[]> {
  const html = await (await site.get(path)).text()
  const found = html.matchAll(/data-line="true"><span[^>]*>([^<]*)<\/span><a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)
  return [...found].map(([, label, href, title]) => `${label}: ${title} (${href})`)
}

async function quietSite(): Promise<TestSite> {
  const site = await createTestSite()
  await clearJournal(site)
  await site.admin.query('delete from estate.services where site_id = 1')
  return site
}

test('where nothing is written about a wine and nobody is received, its page leads nowhere else', async () => {
  const site = await quietSite()
  await addNews(site, { id: 900, title: 'L’aubépine a fleuri' })
  await addNews(site, { id: 901, title: 'Les Aubépines, bientôt', isPublished: false })
  await addNews(site, { id: 902, title: 'Les Aubépines, demain', published: '2090-01-01T08:00:00Z' })
  expect(await lines(site)).toEqual([])
})

test('the newest news that names a wine is told on its page', async () => {
  const site = await quietSite()
  await addNews(site, { id: 900, title: 'Les Aubépines 2022 en bouteille', published: '2025-01-01T08:00:00Z' })
  await addNews(site, { id: 901, title: 'Les Aubépines 2023 en bouteille' })
  expect(await lines(site)).toEqual(['À lire: Les Aubépines 2023 en bouteille (/actualites/slug-fr-901/901)'])
  expect(await lines(site, '/wines/la-perrine/3')).toEqual([])
})

test('an article that speaks of a wine goes before news that name it', async () => {
  const site = await quietSite()
  await addNews(site, { id: 901, title: 'Les Aubépines 2023 en bouteille' })
  await addFolder(site, { id: 900, name: 'À table' })
  await addBlog(site, { id: 900, title: 'Un peu frais', folderId: 900 })
  await site.admin.query('insert into estate.blog_products (site_id, blog_id, product_id) values (1, 900, 1)')
  expect(await lines(site)).toEqual(['À lire: Un peu frais (/blog/slug-fr-900/900)'])
  expect(await lines(site, `/en${AUBEPINES}`)).toEqual(['To read: Un peu frais (/en/blog/slug-en-900/900)'])
})

test('a visit is told on pages of wines only', async () => {
  const site = await createTestSite()
  const [, visit = ''] = (await lines(site)).join('\n').split('Le goûter sur place: ')
  expect(visit).toMatch(/\(\/service\/[a-z0-9-]+\/\d+\)$/)
  expect((await lines(site, '/products/tablier-de-caveau/24')).join()).not.toContain('Le goûter sur place')
})
