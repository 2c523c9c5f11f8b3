import { getParameters, getSiteInfo } from '#client/calls.ts'
import { parameterValues } from '#rules/parameters.ts'
import type { LegalSlug } from '#words/legal/slugs.ts'
import { LegalText } from '../legal/LegalText.tsx'
import { legalDocument } from '../legal/legal-document.ts'
import { pageContext } from '../load-context.ts'
import { answered } from '../load-site.ts'
import { PageHead } from '../PageHead.tsx'
import type { Route } from './+types/legal-page.ts'
import { useSite } from './find-page.ts'

export const handle = { kept: true }

/** One of the five legal texts; the route's path is its slug. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ask, locale, path } = context.get(pageContext)
  const [info, parameters] = await Promise.all([ask(getSiteInfo, {}), ask(getParameters, {})])
  const values = parameterValues(answered(parameters).parameters)
  return { text: legalDocument({ slug: path.slice(1) as LegalSlug, locale, values, site: answered(info) }) }
}

export default function LegalPage({ loaderData: { text } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead
        site={site}
        title={`${text.title} — ${site.name}`}
        description={text.lead ?? text.title}
        name={text.title}
      />
      <LegalText text={text} locale={site.locale} />
    </>
  )
}
