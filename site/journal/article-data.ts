import { breadcrumbData } from '#site/shell/structured-data.ts'
import type { Crumb } from './journal-view.ts'

interface ArticleFacts {
  type: 'NewsArticle' | 'BlogPosting'
  title: string
  description: string
  siteUrl: string
  siteName: string
  /** With its locale. */
  path: string
  lang: string
  date: string
  updated: string
  /** Path within the site. */
  picture: string | null
  author: string | null
  crumbs: readonly Crumb[]
}

/** An article and the way to it, in the words of schema.org. */
export function articleData(facts: ArticleFacts): string {
  const { siteUrl, siteName, path, picture, author, crumbs } = facts
  const publisher = { '@type': 'Organization', '@id': `${siteUrl}/#winery`, name: siteName, url: `${siteUrl}/` }
  const graph = [
    {
      '@type': facts.type,
      headline: facts.title,
      description: facts.description,
      url: `${siteUrl}${path}`,
      mainEntityOfPage: `${siteUrl}${path}`,
      datePublished: facts.date,
      dateModified: facts.updated,
      inLanguage: facts.lang.replace('_', '-'),
      ...(picture ? { image: `${siteUrl}${picture}` } : {}),
      author: author ? { '@type': 'Person', name: author } : publisher,
      publisher,
    },
    breadcrumbData(crumbs.map(({ name, path: step }) => ({ name, url: `${siteUrl}${step}` }))),
  ]
  return jsonLd(graph)
}

/** The way to a list, for machines. */
export function crumbData(siteUrl: string, crumbs: readonly Crumb[]): string {
  return jsonLd([breadcrumbData(crumbs.map(({ name, path }) => ({ name, url: `${siteUrl}${path}` })))])
}

function jsonLd(graph: readonly unknown[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c')
}
