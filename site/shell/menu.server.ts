import type { Page } from '#contract/content/pages.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'
import { type Locale, pathInLocale } from '#words/basics/locales.ts'
import { contactLink } from './contact-link.ts'
import { findIcon, type Icon } from './icons.server.ts'

/** An entry of the menu: only what it shows travels to the browser. */
export interface MenuEntry {
  url: string
  route: string | null
  menuTitle: string
  icon: Icon | null
  isOnRight: boolean
  reloads: boolean
  /** Where it leads, of one that is no page of its own. */
  link: string | null
  /** It lets one choose the language, and the languages stand below it. */
  choosesLanguage?: true
  children: MenuEntry[]
}

/** What entries depend on besides the pages. */
export interface MenuScene {
  values: ParameterValues
  locale: Locale
  locales: readonly string[]
  isECommerce: boolean
}

export function menuEntries(pages: readonly Page[], scene: MenuScene): MenuEntry[] {
  const { values } = scene
  const hidesHome = values.HIDE_HOMEPAGE_IN_MENU === 'true'
  return pages
    .filter((page) => page.showInMenu && isOpen(page, scene) && !(hidesHome && page.url === '' && !page.link))
    .map((page) => ({
      url: page.url,
      route: page.cms.route,
      menuTitle: page.menuTitle,
      icon: findIcon(page.menuIcon ?? values.MENU_ICON, values.BASE_FONTAWESOME_ICON),
      isOnRight: page.isFixedOnRight,
      reloads: page.reload,
      link: page.link && linkHref(page.link, scene),
      ...(page.link?.type === 'LANGUAGE' && { choosesLanguage: true as const }),
      children: menuEntries(page.children, scene),
    }))
}

/** What the estate has closed is no entry either: its shop, its newsletter, a choice among one language. */
function isOpen({ link, isEcommercePage }: Page, { values, locales, isECommerce }: MenuScene): boolean {
  if (isEcommercePage || link?.type === 'CART' || link?.type === 'SEARCH') return isECommerce
  if (link?.type === 'NEWSLETTER') return values.ENABLE_NEWSLETTER === 'true'
  return link?.type !== 'LANGUAGE' || locales.length > 1
}

function linkHref({ type, url }: NonNullable<Page['link']>, { values, locale }: MenuScene): string {
  if (type === 'CONTACT') return contactLink(values, locale)
  return url.startsWith('/') ? pathInLocale(url, locale) : url
}

/** What is fixed on the right stands behind all others, in its own order. */
export function rightLast(entries: readonly MenuEntry[]): MenuEntry[] {
  return [...entries.filter(({ isOnRight }) => !isOnRight), ...entries.filter(({ isOnRight }) => isOnRight)]
}

/** A page that comes and goes with what it lists. */
interface ListingEntry {
  route: string
  /** The routes it stands after: the last of them that the menu has. */
  after: readonly string[]
  isOpen: boolean
  title: string
}

/** Adds a list to the menu; where a page of the menu is that list, it stands where the estate has put it. */
export function withListing(entries: MenuEntry[], { route, after, isOpen, title }: ListingEntry): MenuEntry[] {
  if (!isOpen || entries.some((entry) => entry.route === route)) return entries
  const before = entries.findLastIndex((entry) => after.includes(entry.route ?? ''))
  const at = before === -1 ? entries.length : before + 1
  return [...entries.slice(0, at), { ...PLAIN, url: route, route, menuTitle: title }, ...entries.slice(at)]
}

const PLAIN = {
  icon: null,
  isOnRight: false,
  reloads: false,
  link: null,
  children: [],
} satisfies Omit<MenuEntry, 'menuTitle' | 'url' | 'route'>

const BOTTOM_ROUTES = ['accueil', 'nos-vins', 'notre-domaine', 'nous-contacter'] as const
const BOTTOM_ICONS: Readonly<Record<string, string>> = {
  accueil: 'fa-house',
  'nos-vins': 'fa-wine-bottle',
  'notre-domaine': 'fa-seedling',
  'nous-contacter': 'fa-envelope',
}
const BOTTOM_PLACES = 3

/** What thumbs reach first: up to three pages beside the menu itself. */
export function bottomEntries(pages: readonly Page[], scene: MenuScene): MenuEntry[] {
  const entries = menuEntries(pages, { ...scene, values: { ...scene.values, HIDE_HOMEPAGE_IN_MENU: 'false' } })
  return BOTTOM_ROUTES.flatMap((route) => entries.find((entry) => entry.route === route) ?? [])
    .slice(0, BOTTOM_PLACES)
    .map((entry) => ({ ...entry, icon: entry.icon ?? findIcon(BOTTOM_ICONS[entry.route ?? ''] ?? null, null) }))
}
