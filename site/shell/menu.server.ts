import type { Page } from '#contract/content/pages.ts'
import type { ParameterValues } from '#rules/sites/parameters.ts'
import { findIcon, type Icon } from './icons.server.ts'

/** An entry of the menu: only what it shows travels to the browser. */
export interface MenuEntry {
  url: string
  route: string | null
  menuTitle: string
  icon: Icon | null
  isOnRight: boolean
  reloads: boolean
  /** Another site instead of a page of this one. */
  link: string | null
  overPicture: boolean
  children: MenuEntry[]
}

export function menuEntries(pages: readonly Page[], values: ParameterValues): MenuEntry[] {
  const hidesHome = values.HIDE_HOMEPAGE_IN_MENU === 'true'
  return pages
    .filter(({ showInMenu, url }) => showInMenu && !(hidesHome && url === ''))
    .map((page) => ({
      url: page.url,
      route: page.cms.route,
      menuTitle: page.menuTitle,
      icon: findIcon(page.menuIcon ?? values.MENU_ICON, values.BASE_FONTAWESOME_ICON),
      isOnRight: page.isFixedOnRight,
      reloads: page.reload,
      link: page.link?.url ?? null,
      overPicture: page.useAbsoluteMenu,
      children: menuEntries(page.children, values),
    }))
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
  overPicture: false,
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
export function bottomEntries(pages: readonly Page[], values: ParameterValues): MenuEntry[] {
  const entries = menuEntries(pages, { ...values, HIDE_HOMEPAGE_IN_MENU: 'false' })
  return BOTTOM_ROUTES.flatMap((route) => entries.find((entry) => entry.route === route) ?? [])
    .slice(0, BOTTOM_PLACES)
    .map((entry) => ({ ...entry, icon: entry.icon ?? findIcon(BOTTOM_ICONS[entry.route ?? ''] ?? null, null) }))
}
