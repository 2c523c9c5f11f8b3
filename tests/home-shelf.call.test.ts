import { expect, test } from 'vitest'
import { createObeyingSite } from './support/obeying-site.ts'
import { createTestSite, type TestSite } from './support/test-site.ts'

/** The words under each bottle of a page, by where it leads. */
async function shelf(site: TestSite, { path = '/', estate = '1' } = {}): Promise<Record<string, string>> {
  const html = await (await site.get(path, { idSite: estate })).text()
  const bottles = html.match(/<li class="[^"]*grid-rows-subgrid.*?<\/li>/gs) ?? []
  const words = bottles.map((bottle) => [
    /href="([^"]*)"/.exec(bottle)?.[1] ?? '',
    bottle
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/[ \n]+/g, ' ')
      .trim(),
  ])
  return Object.fromEntries(words)
}

test('bottles of the home page tell the price of the usual bottle in the words of the list, a magnum its own', async () => {
  const site = await createTestSite()
  const shown = await shelf(site)
  expect(shown['/wines/la-perrine/3']).toMatch(/La Perrine Saumur blanc · 2023 dès 12,00\s€/)
  expect(shown['/wines/les-aubepines/1/2022']).toMatch(/11,90\s€$/)
  expect(shown['/wines/les-aubepines/1/detail/7']).toMatch(/29,80\s€$/)
  const list = await (await site.get('/nos-vins')).text()
  const card = /data-product="3".*?<\/article>/s.exec(list)?.[0].replace(/<!--.*?-->/g, '')
  expect(card).toMatch(/dès 12,00\s€/)
  expect((await shelf(site, { path: '/en' }))['/en/wines/la-perrine/3']).toMatch(/from €12\.00/)
})

test('a kept home page follows its prices', async () => {
  const site = await createObeyingSite()
  expect((await shelf(site))['/wines/les-aubepines/1/detail/7']).toMatch(/29,80\s€$/)
  await site.change({
    sql: 'update estate.declinations set fixed_price_cents = 3150 where site_id = 1 and id = 7',
    values: [],
  })
  expect((await shelf(site))['/wines/les-aubepines/1/detail/7']).toMatch(/31,50\s€$/)
})

test('where prices are not shown, and of what is gone, none is told', async () => {
  const site = await createObeyingSite(async ({ admin }) => {
    await admin.query('update estate.products set is_valid = false where site_id = 1 and id = 4')
  })
  expect((await shelf(site))['/wines/pierre-levee/4']).toBe('Pierre Levée Savennières · 2021')
  const elsewhere = await shelf(site, { path: '/notre-domaine', estate: '2' })
  expect(Object.values(elsewhere).join()).not.toMatch(/€/)
})
