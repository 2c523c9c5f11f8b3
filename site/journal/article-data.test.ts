import { expect, test } from 'vitest'
import { articleData } from './article-data.ts'

const FACTS = {
  type: 'NewsArticle',
  title: 'Vendanges </script>',
  description: 'Courtes',
  siteUrl: 'https://domaine.fr',
  siteName: 'Domaine',
  path: '/en/actualites/a/1',
  lang: 'en_GB',
  date: '2026-10-01T08:00:00.000Z',
  updated: '2026-10-02T08:00:00.000Z',
  picture: '/img/shared/x/a.jpg',
  author: null,
  crumbs: [{ name: 'Home', path: '/en' }],
} as const

test('an article tells its dates, its picture, who speaks and the way to it', () => {
  const [article, crumbs] = JSON.parse(articleData(FACTS))['@graph']
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Vendanges </script>',
    url: 'https://domaine.fr/en/actualites/a/1',
    datePublished: FACTS.date,
    dateModified: FACTS.updated,
    inLanguage: 'en-GB',
    image: 'https://domaine.fr/img/shared/x/a.jpg',
    author: { '@type': 'Organization', name: 'Domaine' },
  })
  expect(crumbs.itemListElement[0]).toMatchObject({ position: 1, item: 'https://domaine.fr/en' })
})

test('who wrote it is named, what is not known is left out, and no tag gets through', () => {
  const json = articleData({ ...FACTS, author: 'Élise', picture: null })
  expect(json).not.toContain('<')
  const [article] = JSON.parse(json)['@graph']
  expect(article.author).toEqual({ '@type': 'Person', name: 'Élise' })
  expect(article).not.toHaveProperty('image')
})
