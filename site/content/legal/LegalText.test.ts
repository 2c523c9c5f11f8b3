import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parameterValues } from '#rules/sites/parameters.ts'
import { LOCALE_CODES, type Locale } from '#words/basics/locales.ts'
import type { LegalDocument } from '#words/content/legal/blocks.ts'
import { LEGAL_SLUGS } from '#words/content/legal/slugs.ts'
import { LegalText } from './LegalText.tsx'
import { legalDocument } from './legal-document.ts'

const site = { name: 'Domaine d’Essai', url: 'https://essai.example', isECommerce: true }
const render = (text: LegalDocument, locale: Locale) => renderToStaticMarkup(createElement(LegalText, { text, locale }))
const standard = (slug: (typeof LEGAL_SLUGS)[number], locale: Locale) =>
  legalDocument({ slug, locale, values: parameterValues([]), site })

test('every entry of the contents leads to a chapter, and ids are unique', () => {
  for (const locale of LOCALE_CODES) {
    for (const slug of LEGAL_SLUGS) {
      const html = render(standard(slug, locale), locale)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const anchors = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(anchors))
      expect(new Set(anchors).size).toBe(standard(slug, locale).chapters.length)
      expect(html.match(/<h1/g)).toHaveLength(1)
    }
  }
})

test('links within the site keep the language', () => {
  expect(render(standard('use-terms', 'fr'), 'fr')).toContain('href="/privacy-policy"')
  expect(render(standard('use-terms', 'en'), 'en')).toContain('href="/en/privacy-policy"')
  expect(render(standard('use-terms', 'en'), 'en')).not.toContain('href="/privacy-policy"')
})

test('no style attribute, which the content policy would refuse', () => {
  for (const slug of LEGAL_SLUGS) expect(render(standard(slug, 'fr'), 'fr')).not.toContain('style=')
})

test('markup in an estate’s own text is shown, not obeyed', () => {
  const values = parameterValues([{ type: 'LEGAL_NOTICE', value: '# <i>Titre</i>\n<script>alert(1)</script>' }])
  const html = render(legalDocument({ slug: 'legal-notice', locale: 'fr', values, site }), 'fr')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<(script|i)>/)
})

test('two chapters of the same name stay two, and a preface has no number', () => {
  const values = parameterValues([{ type: 'LEGAL_NOTICE', value: 'Avant\n# A\nun\n# A\ndeux\n# B\ntrois' }])
  const html = render(legalDocument({ slug: 'legal-notice', locale: 'fr', values, site }), 'fr')
  expect([...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'article-1',
    'article-2',
    'article-3',
  ])
})
