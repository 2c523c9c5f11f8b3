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
