import type { SiteData } from '#site/shell/load-site.ts'
import type { PartnersView } from './partners-view.server.ts'

/** The addresses in the words of schema.org; made on the server only, where machines read it. */
export function PartnerData({ view: { groups }, site }: { view: PartnersView; site: SiteData }) {
  const partners = groups.flatMap((group) => group.partners)
  if (partners.length === 0) return null
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: site.name,
    itemListElement: partners.map(({ title, address, postalCode, city, phone, website }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'LocalBusiness',
        name: title,
        address: {
          '@type': 'PostalAddress',
          ...(address ? { streetAddress: address } : {}),
          postalCode,
          addressLocality: city,
        },
        ...(phone ? { telephone: phone.text } : {}),
        ...(website ? { url: website } : {}),
      },
    })),
  }
  const json = import.meta.env.SSR ? JSON.stringify(list).replace(/</g, '\\u003c') : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, in which no < is left.
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
