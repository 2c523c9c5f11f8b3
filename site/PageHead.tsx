import { useLocation } from 'react-router'
import { DEFAULT_LOCALE, pathInLocale, pathWithoutLocale } from '#words/locales.ts'
import type { SiteData } from './load-site.ts'
import { addressesOf } from './page-addresses.ts'

interface PageHeadProps {
  site: SiteData
  title: string
  description: string
}

/** What a page tells browsers and search engines about itself, in the language it is written in. */
export function PageHead({ site, title, description }: PageHeadProps) {
  const { pathname } = useLocation()
  const path = pathWithoutLocale(pathname)
  const canonical = `${site.url}${pathInLocale(path, site.locale)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {addressesOf(site.url, site.locales, path).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${site.url}${pathInLocale(path, DEFAULT_LOCALE)}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={site.lang} />
    </>
  )
}
