import { getPartners } from '#contract/content/routes.ts'
import type { SectionOf } from '#contract/content/sections.ts'
import { getEvents } from '#contract/events/routes.ts'
import { getCompanyAddresses } from '#contract/sites/routes.ts'
import { getServices } from '#contract/visits/routes.ts'
import { spotInFrance } from '#rules/places/france-map.ts'
import { eventView } from '#site/events/event-view.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { serviceView } from '#site/visits/service-view.server.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { contactWords } from '#words/content/contact/words.ts'
import { ownThingWords } from '#words/content/own-things/words.ts'
import { partnerWords } from '#words/content/partners/words.ts'
import { eventWords } from '#words/events/words.ts'
import { visitWords } from '#words/visits/words.ts'

/** The first of the directory by name, and a point for each whose place is known. */
export async function loadPartners({ ask, locale }: PageContext, { count, map }: SectionOf<'partners'>) {
  const { partners, points } = answered(await ask(getPartners, { query: { page: 1 } }))
  if (partners.length === 0) return null
  const words = partnerWords[locale]
  const directory = pathInLocale('/nos-partenaires', locale)
  return {
    partners: partners.slice(0, count).map(({ id, title, kind, city, postalCode }) => ({
      id,
      title,
      kind: words.kinds[kind].one,
      town: `${postalCode} ${city}`,
      path: `${directory}#partner-${id}`,
    })),
    spots: map === 'with' ? points.flatMap(({ position }) => spotInFrance(position) ?? []) : [],
    title: words.map,
  }
}

/** What is to come, the next first. */
export async function loadCalendar({ ask, locale }: PageContext, { count }: SectionOf<'calendar'>) {
  const { upcoming } = answered(await ask(getEvents, {}))
  if (upcoming.length === 0) return null
  return { events: upcoming.slice(0, count).map((event) => eventView(event, locale)), see: eventWords[locale].see }
}

export async function loadServices({ ask, locale }: PageContext, { count }: SectionOf<'services'>) {
  const { services } = answered(await ask(getServices, { list: { page: 1, nbItem: count } }))
  if (services.length === 0) return null
  const shown = services.map((service) => {
    const { id, title, description, image, short, path, booking } = serviceView(service, locale)
    return { id, title, description, image, short, path, booking }
  })
  return { services: shown, book: ownThingWords[locale].book, more: visitWords[locale].list.more }
}

/** The first address of the estate that has a place on the map. */
export async function loadMap({ ask, locale }: PageContext) {
  const { addresses } = answered(await ask(getCompanyAddresses, {}))
  const [first] = addresses.flatMap(({ name, address, postalCode, city, latitude, longitude }) => {
    const spot = latitude === null || longitude === null ? null : spotInFrance({ latitude, longitude })
    const directions = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
    return spot ? [{ spot, name, lines: [address, `${postalCode} ${city}`], directions }] : []
  })
  if (!first) return null
  return { ...first, title: ownThingWords[locale].map, way: contactWords[locale].directions }
}
