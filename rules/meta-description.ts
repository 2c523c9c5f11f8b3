import type { ParameterValues } from './parameters.ts'

const PARAMETER_OF_ROUTE: Readonly<Record<string, keyof ParameterValues>> = {
  accueil: 'META_DESCRIPTION_HOME',
  actualites: 'META_DESCRIPTION_NEWS',
  'nos-vins': 'META_DESCRIPTION_WINES',
  'nous-contacter': 'META_DESCRIPTION_CONTACT',
}

/** How search engines describe a page: the estate's own words for it, else the page's. */
export function metaDescriptionOf(route: string | null, ofPage: string, values: ParameterValues): string {
  const type = route === null ? undefined : PARAMETER_OF_ROUTE[route]
  return (type && values[type]) || ofPage
}
