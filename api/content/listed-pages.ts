import type { ParameterValues } from '#rules/sites/parameters.ts'

/** Whether the estate shows this page: in its menu, in the sitemap and at its address. */
export function isListedPage(route: string | null, values: Pick<ParameterValues, 'HIDE_CONTACT_PAGE'>): boolean {
  return !(route === 'nous-contacter' && values.HIDE_CONTACT_PAGE === 'true')
}
