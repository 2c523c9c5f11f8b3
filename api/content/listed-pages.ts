import type { ParameterValues } from '#rules/sites/parameters.ts'

type Deciding = Pick<ParameterValues, 'HIDE_CONTACT_PAGE' | 'IS_BLOG_ACTIVATED'>

/** Whether the estate shows this page: in its menu, in the sitemap and at its address. */
export function isListedPage(route: string | null, values: Deciding): boolean {
  if (route === 'blog') return values.IS_BLOG_ACTIVATED === 'true'
  return !(route === 'nous-contacter' && values.HIDE_CONTACT_PAGE === 'true')
}
