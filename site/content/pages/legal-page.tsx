import { redirect } from 'react-router'
import { getParameters, getSiteInfo } from '#contract/sites/routes.ts'
import { parameterValues } from '#rules/sites/parameters.ts'
import { LegalText } from '#site/content/legal/LegalText.tsx'
import { legalDocument } from '#site/content/legal/legal-document.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { answered } from '#site/shell/load-site.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { LEGAL_SLUGS } from '#words/content/legal/slugs.ts'
import type { Route } from './+types/legal-page.ts'

export const handle = { kept: true }

/** One of the five legal texts; the route's path is its slug. */
export async function loader({ context }: Route.LoaderArgs) {
  const { ask, locale, path } = context.get(pageContext)
  const slug = LEGAL_SLUGS.find((known) => `/${known}` === path)
  // The router does not mind capitals; a page has one address.
  if (!slug) throw redirect(pathInLocale(path.toLowerCase(), locale), 301)
  const [info, parameters] = await Promise.all([ask(getSiteInfo, {}), ask(getParameters, {})])
  const values = parameterValues(answered(parameters).parameters)
  return { text: legalDocument({ slug, locale, values, site: answered(info) }) }
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
