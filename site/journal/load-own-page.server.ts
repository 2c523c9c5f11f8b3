import type { PageContent } from '#contract/content/components.ts'
import { getComponentConf } from '#contract/content/routes.ts'
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
    opensWithPicture: page?.components[0]?.type === 'hero',
  }
}
