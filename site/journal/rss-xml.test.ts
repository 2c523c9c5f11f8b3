import { expect, test } from 'vitest'
import { rssXml } from './rss-xml.ts'

const FEED = {
  title: 'Domaine & fils',
  description: 'Nouvelles',
  lang: 'fr_FR',
  link: 'https://domaine.fr/actualites',
  self: 'https://domaine.fr/actualites/rss.xml',
}

test('a feed names itself, its articles and their dates', () => {
  const xml = rssXml({
    ...FEED,
    articles: [
      {
        title: 'Fin <des> vendanges',
        link: 'https://domaine.fr/actualites/fin/1',
        description: 'A\u0000B',
        date: '2026-10-12T06:00:00.000Z',
      },
    ],
  })
  expect(xml).toContain('<title>Domaine &amp; fils</title>')
  expect(xml).toContain('<language>fr-fr</language>')
  expect(xml).toContain('<title>Fin &lt;des&gt; vendanges</title>')
  expect(xml).toContain('<guid isPermaLink="true">https://domaine.fr/actualites/fin/1</guid>')
  expect(xml).toContain('<pubDate>Mon, 12 Oct 2026 06:00:00 GMT</pubDate>')
  expect(xml).toContain('<description>AB</description>')
})

test('a feed without articles is a feed', () => {
  const xml = rssXml({ ...FEED, articles: [] })
  expect(xml).toContain('</channel></rss>')
  expect(xml).not.toContain('lastBuildDate')
})
