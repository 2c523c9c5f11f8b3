import { expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { LOCALES, type Locale } from '#words/basics/locales.ts'
import { DEMO_ESTATES } from './load-demo.ts'

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

function textsOf(section: object) {
  const { type, title, text } = section as { type: string; title?: string; text?: string }
  return { type, title, text }
}
