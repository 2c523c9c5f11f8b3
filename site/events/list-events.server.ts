import { getElements } from '#contract/content/routes.ts'
import { EVENTS_ROUTE } from '#contract/events/closed-sets.ts'
import { eventPath, eventSlug } from '#rules/events/event-address.ts'
import type { PageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import type { LocalePaths } from '#site/shell/page-addresses.ts'
import type { Locale } from '#words/basics/locales.ts'

/** Where events are told in each language. */
export async function listEvents(page: PageContext, locales: readonly Locale[]): Promise<Map<number, LocalePaths>> {
  const pathsById = new Map<number, LocalePaths>()
  for (const locale of locales) {
    const asked = { params: { route: EVENTS_ROUTE }, list: { nbItem: 100, orderBy: '-id' } }
    const { elements } = answered(await page.askIn(locale)(getElements, asked))
    for (const { id, title } of elements) {
      pathsById.set(id, { ...pathsById.get(id), [locale]: eventPath({ id, slug: eventSlug(title) }) })
    }
  }
  return pathsById
}
