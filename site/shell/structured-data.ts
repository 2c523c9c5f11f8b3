import type { CompanyAddress } from '#contract/sites/company-addresses.ts'
import type { Company, Weekday } from '#rules/sites/company.ts'
import { internationalPhone } from '#rules/sites/international-phone.ts'
import { readOpenings } from '#rules/sites/read-openings.ts'

interface WineryFacts {
  siteUrl: string
  company: Company
  address: CompanyAddress | null
  /** Paths within the site. */
  logo: string | null
  picture: string | null
}

/** The estate as a place one can visit. What it has not said is left out. */
export function wineryData({ siteUrl, company, address, logo, picture }: WineryFacts) {
  return {
    '@type': 'Winery',
    '@id': `${siteUrl}/#winery`,
    name: company.name,
    url: `${siteUrl}/`,
    ...known('description', company.description),
    ...known('telephone', company.phone && internationalPhone(company.phone)),
    ...known('email', company.email),
    ...known('logo', logo && `${siteUrl}${logo}`),
    ...known('image', picture && `${siteUrl}${picture}`),
    ...(address ? placeData(address) : {}),
    ...known('sameAs', company.socials.length > 0 ? company.socials.map(({ url }) => url) : null),
    ...known('openingHoursSpecification', hoursData(company.hours)),
  }
}

export function siteData({ name, siteUrl, lang }: { name: string; siteUrl: string; lang: string }) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name,
    url: `${siteUrl}/`,
    inLanguage: lang.replace('_', '-'),
    publisher: { '@id': `${siteUrl}/#winery` },
  }
}

export function breadcrumbData(steps: readonly { name: string; url: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url })),
  }
}

function known(name: string, value: unknown): Record<string, unknown> {
  return value === null || value === undefined || value === '' ? {} : { [name]: value }
}

function placeData({ address, postalCode, city, country, latitude, longitude }: CompanyAddress) {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode,
      addressLocality: city,
      addressCountry: country.alphaTwo,
    },
    ...known(
      'geo',
      latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
    ),
  }
}

/** What cannot be read as hours is not told to machines. */
export function hoursData(hours: Company['hours']) {
  const openings = hours.flatMap(({ day, hours: told }) =>
    readOpenings(told).map(({ from, until }) => opening({ day, opens: clock(from), closes: clock(until) })),
  )
  return openings.length > 0 ? openings : null
}

function opening({ day, opens, closes }: { day: Weekday; opens: string; closes: string }) {
  const name = day.charAt(0) + day.slice(1).toLowerCase()
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${name}`, opens, closes }
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
