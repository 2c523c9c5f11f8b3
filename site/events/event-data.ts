import type { SiteData } from '#site/shell/load-site.ts'
import type { EventView } from './event-view.server.ts'

/** An event in the words of schema.org; free of `<`, so that it may stand in a page. */
export function eventData(event: EventView, site: SiteData): string {
  const url = `${site.url}${event.path}`
  const { address } = site
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url,
    ...(event.image ? { image: `${site.url}${event.image.url}` } : {}),
    location: {
      '@type': 'Place',
      name: event.place,
      ...(address
        ? {
            address: {
              '@type': 'PostalAddress',
              streetAddress: address.address,
              postalCode: address.postalCode,
              addressLocality: address.city,
              addressCountry: address.country.alphaTwo,
            },
          }
        : {}),
    },
    organizer: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
  }
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
