import type { ShownPicture } from '#contract/media/pictures.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { journalWords } from '#words/journal/words.ts'
import type { CardView, PageLink, ShareLinks } from './journal-view.ts'

interface Card {
  id: number
  url: string
  title: string
  teaser: string
  date: string
  image: ShownPicture | null
  promoted?: boolean
}

/** A card as a list shows it, in the visitor's words. */
export function cardView(card: Card, locale: Locale): CardView {
  const { id, url, title, teaser, date, image, promoted = false } = card
  return {
    id,
    path: pathInLocale(url, locale),
    title,
    teaser,
    date,
    day: shownDay(date, locale),
    image,
    label: promoted ? journalWords[locale].promoted : null,
  }
}

/** `12 octobre 2026`, as calendars in Paris say. */
export function shownDay(date: string, locale: Locale): string {
  return formatDay(parisDay(new Date(date)), locale)
}

interface PageLinksOptions {
  /** With its locale. */
  path: string
  page: number
  length: number
  total: number
  locale: Locale
}

/** A link to every page of a list; none where there is only one. */
export function pageLinks({ path, page, length, total, locale }: PageLinksOptions): PageLink[] {
  const last = Math.ceil(total / length)
  if (last < 2) return []
  return Array.from({ length: last }, (_, at) => ({
    page: at + 1,
    to: at === 0 ? path : `${path}?page=${at + 1}`,
    label: fill(journalWords[locale].page, { n: at + 1 }),
    isCurrent: at + 1 === page,
  }))
}

/** The same place of the journal in each language that tells it. */
export function localePaths(slugs: Readonly<Record<string, string>>, path: (slug: string) => string): LocalePaths {
  return Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale, path(slug)]))
}

interface ShareOptions {
  title: string
  site: string
  url: string
  locale: Locale
}

/** Plain links, so that nobody is told before somebody wants to. */
export function shareLinks({ title, site, url, locale }: ShareOptions): ShareLinks {
  const { share } = journalWords[locale]
  const subject = fill(share.subject, { title, site })
  const told = encodeURIComponent(url)
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${told}`
  return {
    title: share.title,
    device: { label: share.device, title: subject, url, mail, copied: share.copied },
    links: [
      { label: share.mail, href: mail },
      { label: share.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${told}` },
      { label: share.whatsapp, href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
    ],
  }
}
