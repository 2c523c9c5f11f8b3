import { escapeXml } from '#rules/basics/escape-xml.ts'

interface SitemapPage {
  /** The absolute address of the page in each language it exists in, the default language first. */
  addresses: readonly { hreflang: string; href: string }[]
  /** Absolute addresses of what there is to see on it. */
  pictures?: readonly string[]
  /** When it was last changed, where that is known. */
  updated?: string | undefined
}

/** A sitemap in which every language of a page names all the others. */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ addresses, pictures = [], updated }) => {
    const links = addresses.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    const images = pictures.map((address) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`)
    const changed = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`
    const about = [changed, ...links, ...images].join('')
    return addresses.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${about}</url>`)
  })
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${entries.join('\n')}\n</urlset>\n`
}

/** What search engines may read: everything but what is personal or without end. */
export function robotsText(siteUrl: string, { isOpen }: { isOpen: boolean }): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n'
  const closed = CLOSED.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`])
  return `User-agent: *\n${closed.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

const CLOSED = [
  '/api/',
  '/account',
  '/auth',
  '/cart',
  '/e-label/',
  '/invitation/',
  '/order/',
  '/password/',
  '/products/search',
]
