import type { ParameterValues } from '#rules/sites/parameters.ts'

/** Whether the menu and the sitemap name this page; it answers at its address all the same. */
export function isListedPage(route: string | null, values: Pick<ParameterValues, 'HIDE_CONTACT_PAGE'>): boolean {
  return !(route === 'nous-contacter' && values.HIDE_CONTACT_PAGE === 'true')
}
