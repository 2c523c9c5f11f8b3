import type { ParameterValues } from '#rules/sites/parameters.ts'

type Deciding = Pick<ParameterValues, 'HIDE_CONTACT_PAGE' | 'IS_BLOG_ACTIVATED'>

/** Whether the menu and the sitemap name this page; the contact page answers at its address all the same. */
export function isListedPage(route: string | null, values: Deciding): boolean {
  if (route === 'blog') return values.IS_BLOG_ACTIVATED === 'true'
  return !(route === 'nous-contacter' && values.HIDE_CONTACT_PAGE === 'true')
}
