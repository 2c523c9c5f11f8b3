import type { PageKind } from '#contract/content/closed-sets.ts'
import { useMatches } from '#ui/router/hooks.ts'
import type { SiteFrame } from './load-frame.server.ts'

/** What stands around this page; a preview of what stands there is the page itself. */
export function useFrame(): SiteFrame {
  const matches = useMatches()
  const shell = matches[0]?.loaderData as { frame?: SiteFrame } | undefined
  const leaf = matches.at(-1)?.loaderData as { kind?: PageKind } | undefined
  const { header = null, footer = null } = shell?.frame ?? {}
  return { header: leaf?.kind === 'HEADER' ? null : header, footer: leaf?.kind === 'FOOTER' ? null : footer }
}
