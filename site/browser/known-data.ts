import { mayRunTrackers } from '#rules/consent/sensitive-paths.ts'
import type { Path } from '#ui/router/paths.ts'
import type { Match, ShownPage } from '#ui/router/router-context.ts'
import { pathWithoutLocale } from '#words/basics/locales.ts'

/** Whether a step changes nothing but the address: a place within the page, or a step of a page that is asked once. */
export function staysAsItIs(page: ShownPage, { to, by }: { to: Path; by: ShownPage['cameBy'] }): boolean {
  const { pathname, search } = page.location
  if (to.pathname !== pathname || page.error) return false
  if (isAskedOnce(page.matches.at(-1))) return true
  return to.search === search && (to.hash !== '' || by === 'POP')
}

interface KeepOptions {
  before: ShownPage
  to: Path
}

/** What the new page has in common with the one before stays the same object: nothing in it begins anew. */
export function keepKnownData(page: ShownPage, { before, to }: KeepOptions): ShownPage {
  const isSameShell = mayRunTrackersAt(before.location) === mayRunTrackersAt(to)
  const hasSameParams = JSON.stringify(before.params) === JSON.stringify(page.params)
  const matches = page.matches.map((match, level): Match => {
    const known = before.matches[level]
    if (known?.id !== match.id || known.loaderData === undefined) return match
    // Only where the estate's own code must end or begin is the shell told anew.
    const isKept = level === 0 ? isSameShell : hasSameParams && isAskedOnce(match)
    return isKept ? { ...match, loaderData: known.loaderData } : match
  })
  return { ...page, matches }
}

function mayRunTrackersAt({ pathname }: Path): boolean {
  return mayRunTrackers(pathWithoutLocale(pathname))
}

/** A route that says `handle = { asksOnce: true }` needs nothing new from step to step. */
function isAskedOnce(match: Match | undefined): boolean {
  return (match?.handle as { asksOnce?: boolean } | undefined)?.asksOnce === true
}
