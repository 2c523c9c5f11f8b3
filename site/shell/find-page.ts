import type { loader } from '#site/root.tsx'
import { useMatches } from '#ui/router/hooks.ts'

/** What the shell has loaded for every page. */
export function useSite() {
  const shell = useMatches()[0]?.loaderData as Awaited<ReturnType<typeof loader>> | undefined
  return shell?.site
}
