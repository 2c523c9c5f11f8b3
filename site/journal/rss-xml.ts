import { escapeXml } from '#rules/basics/escape-xml.ts'

interface FeedFacts {
  title: string
  description: string
  lang: string
  /** Absolute addresses. */
  link: string
  self: string
  articles: readonly { title: string; link: string; description: string; date: string }[]
}

/** A feed of articles, the newest first (RSS 2.0). */
export function rssXml({ title, description, lang, link, self, articles }: FeedFacts): string {
  const newest = articles[0]
  const parts = [
    tag('title', title),
    tag('link', link),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    tag('description', description),
    tag('language', lang.replace('_', '-').toLowerCase()),
    ...(newest ? [tag('lastBuildDate', rssDate(newest.date))] : []),
    ...articles.map(
      (one) =>
        `<item>${tag('title', one.title)}${tag('link', one.link)}<guid isPermaLink="true">${escapeXml(one.link)}</guid>${tag('pubDate', rssDate(one.date))}${tag('description', one.description)}</item>`,
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${parts.join('\n')}\n</channel></rss>\n`
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function rssDate(date: string): string {
  return new Date(date).toUTCString()
}
