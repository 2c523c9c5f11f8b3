import { getSiteFrame } from '#contract/content/routes.ts'
import type { Section } from '#contract/content/sections.ts'
import { loadLinkedPrices } from '#site/content/linked-prices.server.ts'
import { loadOwnThings } from '#site/content/own-things/load-own-things.server.ts'
import type { PageContext } from '#site/shell/load-context.ts'

/** What the estate has made itself to stand around every page; most have made nothing. */
export async function loadFrame(page: PageContext) {
  const answer = await page.ask(getSiteFrame, {})
  if (!answer.success) {
    page.doNotKeep()
    page.onFault(new Error(answer.message))
    return {}
  }
  const { header, footer } = answer.data
  if (!header && !footer) return {}
  return {
    frame: { header: header && (await loadPart(page, header)), footer: footer && (await loadPart(page, footer)) },
  }
}

async function loadPart(page: PageContext, { components }: { components: Section[] }) {
  return {
    components,
    things: await loadOwnThings(page, components),
    prices: await loadLinkedPrices(page, components),
  }
}

export type SiteFrame = NonNullable<Awaited<ReturnType<typeof loadFrame>>['frame']>
