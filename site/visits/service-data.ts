import type { Service } from '#contract/visits/services.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import { breadcrumbData } from '#site/shell/structured-data.ts'

interface ServiceDataOptions {
  siteUrl: string
  /** Of the page, absolute. */
  url: string
  brand: string
  crumbs: readonly { name: string; url: string }[]
}

const PICTURE_WIDTH = 1_200

/** A visit in the words of schema.org: an offer where it has a price, a sight where it has none. */
export function serviceData(service: Service, { siteUrl, url, brand, crumbs }: ServiceDataOptions): string {
  const graph = [{ ...common(service, { siteUrl, url }), ...kind(service, { url, brand }) }, breadcrumbData(crumbs)]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c')
}

function common({ title, description, image }: Service, { siteUrl, url }: { siteUrl: string; url: string }) {
  const picture = image && `${siteUrl}${pictureAddress({ image, width: PICTURE_WIDTH, format: 'jpg' })}`
  return { '@id': `${url}#visit`, name: title, description, url, ...(picture ? { image: picture } : {}) }
}

function kind({ price, languages, idCalendar }: Service, { url, brand }: { url: string; brand: string }) {
  if (price === null) return { '@type': 'TouristAttraction', availableLanguage: languages }
  return {
    '@type': 'Product',
    category: 'Winery tour',
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      url,
      ...(idCalendar === null ? {} : { availability: 'https://schema.org/InStock' }),
    },
  }
}
