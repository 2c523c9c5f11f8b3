import { useRouteLoaderData } from 'react-router'
import type { loader } from '#site/root.tsx'

/** What the shell has loaded for every page. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root')?.site
}
