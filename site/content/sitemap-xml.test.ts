import { expect, test } from 'vitest'
import { robotsText, sitemapXml } from './sitemap-xml.ts'

test('each language of a page names all of them', () => {
  const xml = sitemapXml([
    {
      addresses: [
        { hreflang: 'fr', href: 'https://domaine.fr/nos-vins' },
        { hreflang: 'en', href: 'https://domaine.fr/en/nos-vins' },
      ],
    },
  ])
  expect(xml.match(/<url>/g)).toHaveLength(2)
  expect(xml.match(/hreflang="en" href="https:\/\/domaine\.fr\/en\/nos-vins"/g)).toHaveLength(2)
  expect(xml).toContain('<loc>https://domaine.fr/nos-vins</loc>')
})

test('when a page was last changed is told where it is known', () => {
  const addresses = [{ hreflang: 'fr', href: 'https://d.fr/a' }]
  expect(sitemapXml([{ addresses, updated: '2026-10-12T06:00:00.000Z' }])).toContain(
    '<loc>https://d.fr/a</loc><lastmod>2026-10-12T06:00:00.000Z</lastmod>',
  )
  expect(sitemapXml([{ addresses }])).not.toContain('lastmod')
})

test('addresses are escaped', () => {
  expect(sitemapXml([{ addresses: [{ hreflang: 'fr', href: 'https://d.fr/?a=1&b=<2>' }] }])).toContain(
    '?a=1&amp;b=&lt;2&gt;',
  )
})

test('personal pages are closed to robots, a site under construction is closed as a whole', () => {
  expect(robotsText('https://domaine.fr', { isOpen: true })).toContain('Disallow: /cart\n')
  expect(robotsText('https://domaine.fr', { isOpen: true })).toContain('Disallow: /e-label/\n')
  expect(robotsText('https://domaine.fr', { isOpen: true })).toContain('Sitemap: https://domaine.fr/sitemap.xml')
  expect(robotsText('https://domaine.fr', { isOpen: false })).toBe('User-agent: *\nDisallow: /\n')
})

test('the pictures of a page stand beside each of its languages', () => {
  const addresses = [
    { hreflang: 'fr', href: 'https://d.fr/wines/a/1' },
    { hreflang: 'en', href: 'https://d.fr/en/wines/b/1' },
  ]
  const xml = sitemapXml([{ addresses, pictures: ['https://d.fr/img/a.jpg'] }, { addresses }])
  expect(xml.match(/<image:image><image:loc>https:\/\/d\.fr\/img\/a\.jpg<\/image:loc><\/image:image>/g)).toHaveLength(2)
  expect(xml).toContain('xmlns:image=')
})
