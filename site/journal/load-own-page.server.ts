import type { PageContent } from '#contract/content/components.ts'
import { getComponentConf } from '#contract/content/routes.ts'
import { openingPicture } from '#rules/content/opening-picture.ts'
import { loadOwnThings } from '#site/content/own-things/load-own-things.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'

interface OwnPage {
  page: PageContent | null
  title: string
  lead: string
  opensWithPicture: boolean
}

/** What the estate says of a list on a page of its menu; its title in our words where there is no such page. */
export async function loadOwnPage(
  { ask }: PageContext,
  { slug, title }: { slug: string; title: string },
): Promise<OwnPage> {
  const answer = await ask(getComponentConf, { params: { slug } })
  const page = answer.success ? answer.data : null
  return {
    page,
    title: page?.title ?? title,
    lead: page?.metaDescription ?? '',
    opensWithPicture: openingPicture(page?.components ?? []) !== null,
  }
}

/** The same for the list itself, with what the sections above it show. */
export async function loadListOpening(context: PageContext, asked: { slug: string; title: string }) {
  const own = await loadOwnPage(context, asked)
  return { ...own, things: await loadOwnThings(context, own.page?.components ?? []) }
}
