import { useRouteLoaderData } from 'react-router'
import type { MenuPage } from '../load-site.ts'
import type { loader } from '../root.tsx'

/** The page with this url in the visitor's language, from what the shell has loaded already. */
export function useMenuPage(url: string): MenuPage | undefined {
  return useSite()?.pages.find((page) => page.url === url)
}

export function useSite() {
  return useRouteLoaderData<typeof loader>('root')?.site
}
