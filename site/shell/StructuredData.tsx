import { useWords } from '#ui/text/words-context.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { SiteData } from './load-site.ts'
import { breadcrumbData, siteData, wineryData } from './structured-data.ts'

interface StructuredDataProps {
  site: SiteData
  canonical: string
  name: string
  isHome: boolean
  picture: string | null
  /** What a page says in full itself. */
  data?: string | undefined
}

/**
 * The page in the words of schema.org: who the estate is on its home page, where one is on every other. Machines read
 * the page as the server sent it, so the browser neither makes it nor needs the code for it.
 */
export function StructuredData(props: StructuredDataProps) {
  const words = useWords()
  const json = import.meta.env.SSR ? (props.data ?? describe(props, words.home)) : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, in which no < is left.
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

function describe({ site, canonical, name, isHome, picture }: StructuredDataProps, homeName: string): string {
  const home = `${site.url}${pathInLocale('/', site.locale)}`
  const graph = isHome
    ? [
        wineryData({ ...site, siteUrl: site.url, logo: site.logos.header?.onlineImage.url ?? null, picture }),
        siteData({ name: site.name, siteUrl: site.url, lang: site.lang }),
      ]
    : [
        breadcrumbData([
          { name: homeName, url: home },
          { name, url: canonical },
        ]),
      ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c')
}
