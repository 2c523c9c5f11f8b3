import { data } from 'react-router'
import type { Partner, PartnerDirectory } from '#contract/content/partners.ts'
import { getPartners } from '#contract/content/routes.ts'
import { spotInFrance } from '#rules/places/france-map.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { formatDistance } from '#words/basics/distances.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import type { PartnerWords } from '#words/content/partners/fr.ts'
import { partnerWords } from '#words/content/partners/words.ts'
import { partnersQuery, readPartnersAddress } from './partners-address.ts'

const PATH = '/nos-partenaires'

type Wish = ReturnType<typeof readPartnersAddress>
interface Viewing {
  wish: Wish
  found: PartnerDirectory
  words: PartnerWords
  locale: Locale
}

/** The directory as its page shows it: every sentence written, every link made. */
export async function loadPartners(page: PageContext, url: string) {
  const wish = readPartnersAddress(url)
  if (!wish.isPlain) page.doNotKeep()
  const { place, kind } = wish
  const query = { page: wish.page, ...(place ? { place } : {}), ...(kind ? { kind } : {}) }
  const found = answered(await page.ask(getPartners, { query }))
  if (wish.page > found.pages) throw data(null, { status: 404 })
  const viewing = { wish, found, words: partnerWords[page.locale], locale: page.locale }
  return {
    words: viewing.words,
    wish: { place, kind: kind ?? '' },
    path: pathInLocale(PATH, page.locale),
    isNarrowed: place !== '' || kind !== null,
    kinds: found.kinds.map((value) => ({ value, label: viewing.words.kinds[value].many })),
    count: counted(viewing),
    note: note(viewing),
    groups: groups(viewing),
    spots: spots(viewing),
    pages: pages(viewing),
  }
}

export type PartnersView = Awaited<ReturnType<typeof loadPartners>>

function counted({ found: { total }, words }: Viewing): string {
  return total === 1 ? words.count.one : fill(words.count.many, { n: total })
}

function note({ wish: { place }, found: { from }, words }: Viewing): string | null {
  if (place === '') return null
  return from ? fill(words.from, { place: from.name, postalCode: from.postalCode }) : fill(words.unknown, { place })
}

/** By region, each under its name; by distance, all in one. */
function groups(viewing: Viewing) {
  const { found, words } = viewing
  const byRegion = new Map<string, ReturnType<typeof shownPartner>[]>()
  for (const partner of found.partners) {
    const heading = found.from ? '' : partner.region || words.elsewhere
    byRegion.set(heading, [...(byRegion.get(heading) ?? []), shownPartner(partner, viewing)])
  }
  return [...byRegion].map(([heading, partners]) => ({ heading, partners }))
}

function shownPartner(partner: Partner, { words, locale }: Viewing) {
  const { id, title, description, kind, address, postalCode, city, phone, url, image, metres } = partner
  return {
    id,
    title,
    description,
    image,
    kind: words.kinds[kind].one,
    address,
    postalCode,
    city,
    town: `${postalCode} ${city}`,
    phone: phone ? { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` } : null,
    website: url && /^https?:\/\//.test(url) ? url : null,
    distance: metres === null ? null : distanceSaid(metres, { words, locale }),
  }
}

/** It is measured from the middle of a commune: nearer than this nobody can tell. */
const NEAREST_METRES = 2_000

function distanceSaid(metres: number, { words, locale }: Pick<Viewing, 'words' | 'locale'>): string {
  const said = metres < NEAREST_METRES ? words.near : words.away
  return fill(said, { distance: formatDistance(Math.max(metres, NEAREST_METRES), locale) })
}

function spots({ wish, found, locale }: Viewing) {
  return found.points.flatMap(({ id, title, city, position, page }) => {
    const spot = spotInFrance(position)
    const isHere = page === wish.page
    const elsewhere = isHere ? '' : pathInLocale(PATH, locale) + partnersQuery({ ...wish, page })
    return spot ? [{ id, name: `${title}, ${city}`, href: `${elsewhere}#partner-${id}`, ...spot }] : []
  })
}

function pages({ wish, found, words, locale }: Viewing) {
  if (found.pages === 1) return []
  return Array.from({ length: found.pages }, (_, at) => ({
    number: at + 1,
    label: fill(words.page, { n: at + 1 }),
    href: pathInLocale(PATH, locale) + partnersQuery({ ...wish, page: at + 1 }),
    isHere: at + 1 === wish.page,
  }))
}
