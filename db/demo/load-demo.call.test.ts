import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { LOCALES, type Locale } from '#words/basics/locales.ts'
import { DEMO_ESTATES, loadDemo } from './load-demo.ts'

test.each(DEMO_ESTATES)('every section of $name comes back in its place and language', async ({ hosts, pages }) => {
  const { app } = await createTestApp()
  for (const { route, sections } of pages) {
    for (const [locale, written] of Object.entries(sections ?? {}) as [Locale, readonly object[]][]) {
      const headers = { host: hosts[0], userlang: LOCALES[locale].lang }
      const answer = await app.inject({ url: `/api/component/conf/${route}`, headers })
      const words = written.map((section) => textsOf(section))
      expect(answer.json().data.components.map(textsOf)).toEqual(words)
    }
  }
})

test.each(DEMO_ESTATES)('$name shows all its logos and footer entries', async ({ hosts, logos, elements }) => {
  const { app } = await createTestApp()
  const ask = async (url: string) => (await app.inject({ url, headers: { host: hosts[0] } })).json().data
  const { logos: shown } = await ask('/api/site/info')
  expect(new Set(shown.map(({ type }: { type: string }) => type))).toEqual(new Set(Object.keys(logos)))
  for (const route of ['link-footer', 'logo-footer']) {
    const listed = (await ask(`/api/element/${route}`)).elements.map(({ title }: { title: string }) => title)
    expect(listed).toEqual(elements.filter((one) => one.route === route).map(({ texts }) => texts.fr.title))
  }
})

test('an estate that has the number of a demo estate stays as it is, without accounts that everyone knows', async () => {
  const { owner, admin } = await createTestDatabase()
  await admin.query(`update platform.site_hosts set host = 'www.real.example' where site_id = 3;
    delete from estate.users where site_id = 3;
    update estate.site_settings set dev_url = 'http://www.real.example' where site_id = 3`)
  const storeFile = () => Promise.reject(new Error('nothing is to be stored'))
  expect(await loadDemo(owner, { port: 4000, storeFile })).toEqual([])
  const { rows } = await admin.query(`select site_id, dev_url,
    (select count(*)::int from estate.users where users.site_id = site_settings.site_id) as accounts
    from estate.site_settings order by site_id`)
  expect(rows).toEqual([
    { site_id: 1, dev_url: 'http://localhost:4000', accounts: 3 },
    { site_id: 2, dev_url: 'http://vitrine.localhost:4000', accounts: 3 },
    { site_id: 3, dev_url: 'http://www.real.example', accounts: 0 },
  ])
})

function textsOf(section: object) {
  const { type, title, text } = section as { type: string; title?: string; text?: string }
  return { type, title, text }
}
