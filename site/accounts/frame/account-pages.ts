import type { AccountAreaWords } from '#words/accounts/area/fr.ts'

/** The pages of an account, as its navigation names them; their addresses lie under `/account`. */
export const ACCOUNT_PAGES = [
  { key: 'home', path: '/account' },
  { key: 'orders', path: '/account/orders' },
  { key: 'cellar', path: '/account/cellar' },
  { key: 'addresses', path: '/account/addresses' },
  { key: 'profil', path: '/account/profil' },
  { key: 'security', path: '/account/security' },
  { key: 'newsletter', path: '/account/newsletter' },
  { key: 'privacy', path: '/account/privacy' },
] as const satisfies readonly { key: keyof AccountAreaWords['pages']; path: string }[]

/** An estate that sells nothing here has no orders and fills no cellar. */
const OF_SHOPS: readonly string[] = ['orders', 'cellar', 'addresses']

export function accountRooms({ isECommerce }: { isECommerce: boolean }) {
  return ACCOUNT_PAGES.filter(({ key }) => isECommerce || !OF_SHOPS.includes(key))
}

/** Pages that the navigation does not name, and the room to which they belong. */
const WITHIN: Readonly<Record<string, string>> = { '/account/second-factor': '/account/security' }

/** Whether a page, by its address without the language, lies in a room. */
export function isInRoom(pathname: string, room: string): boolean {
  const page = WITHIN[pathname] ?? pathname
  return page === room || (room !== '/account' && page.startsWith(`${room}/`))
}
