import type { ParameterValues } from './parameters.ts'

/** Whether the estate shows this page at all. */
export function isShownPage(route: string | null, values: Pick<ParameterValues, 'HIDE_CONTACT_PAGE'>): boolean {
  return !(route === 'nous-contacter' && values.HIDE_CONTACT_PAGE === 'true')
}
