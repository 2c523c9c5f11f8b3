import { useLocation } from '#ui/router/hooks.ts'
import { DEFAULT_LOCALE, LOCALES, pathInLocale, pathWithoutLocale } from '#words/basics/locales.ts'
import type { SiteData } from './load-site.ts'
import { type LocalePaths, pageAddresses } from './page-addresses.ts'
import { StructuredData } from './StructuredData.tsx'

interface PageHeadProps {
  site: SiteData
  title: string
  description: string
  /** What the page is called within the site. */
  name: string
  /** Path of the picture that stands for it when it is shared. */
  picture?: string | null
  isHome?: boolean
  /** Where it is in each language, if its address differs from one to another. */
  paths?: LocalePaths
  type?: 'website' | 'product' | 'article'
  /** JSON-LD of its own instead of the usual. */
  data?: string
}

/**
 * What a page tells browsers, networks and search engines about itself, in the language it is written in. What only
 * machines read is drawn by the server: they take the page as it was sent.
 */
export function PageHead(props: PageHeadProps) {
  const { site, title, description, name, picture = null, isHome = false, paths, data } = props
  const { pathname } = useLocation()
  const path = pathWithoutLocale(pathname)
  const canonical = `${site.url}${pathInLocale(paths?.[site.locale] ?? path, site.locale)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {import.meta.env.SSR && <ForMachines {...props} path={path} canonical={canonical} />}
      <StructuredData site={site} canonical={canonical} name={name} isHome={isHome} picture={picture} data={data} />
    </>
  )
}

/** The same page in other languages, and how it looks where it is shared. */
function ForMachines(props: PageHeadProps & { path: string; canonical: string }) {
  const { site, title, description, picture = null, paths, path, canonical, type = 'website' } = props
  const addresses = pageAddresses({ siteUrl: site.url, locales: site.locales, path: paths ?? path })
  const usual = addresses.find(({ hreflang }) => hreflang === DEFAULT_LOCALE) ?? addresses[0]
  const others = site.locales.filter((locale) => locale !== site.locale)
  return (
    <>
      {addresses.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {usual && <link rel="alternate" hrefLang="x-default" href={usual.href} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={site.lang} />
      {others.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={LOCALES[locale].lang} />
      ))}
      {picture && <SharedPicture address={`${site.url}${picture}`} />}
    </>
  )
}

function SharedPicture({ address }: { address: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
