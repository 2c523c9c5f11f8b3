import { redirect } from 'react-router'
import { LegalText } from '#site/content/legal/LegalText.tsx'
import { reviewRules } from '#site/reviews/rules-document.server.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { reviewRuleWords } from '#words/reviews/rules/words.ts'
import type { Route } from './+types/rules.ts'

export const handle = { kept: true }

export function loader({ context }: Route.LoaderArgs) {
  const { locale, path } = context.get(pageContext)
  // The router does not mind capitals; a page has one address.
  if (path !== '/avis-verifies') throw redirect(pathInLocale('/avis-verifies', locale), 301)
  return { text: reviewRules(locale), description: reviewRuleWords[locale].description }
}

/** How reviews are collected, checked and shown (code de la consommation, L111-7-2). */
export default function RulesPage({ loaderData: { text, description } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <PageHead site={site} title={`${text.title} — ${site.name}`} description={description} name={text.title} />
      <LegalText text={text} locale={site.locale} />
    </>
  )
}
