import { getAddressExport } from '#contract/privacy/routes.ts'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { QuietPage } from '#site/accounts/frame/QuietPage.tsx'
import { ExportView } from '#site/privacy/ExportView.tsx'
import { PrivacyLinkOver } from '#site/privacy/PrivacyLinkOver.tsx'
import { pageContext } from '#site/shell/load-context.ts'
import { formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { privacyWords } from '#words/privacy/words.ts'
import type { Route } from './+types/export.ts'

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const answer = await askAsCaller(getAddressExport, { params: { token } })
  const made = answer.success ? answer.data : null
  const date = made ? formatLongDay(made.madeAt.slice(0, 10), locale) : ''
  const shown = { words: privacyWords[locale], locale, made, date, file: `/api/privacy/export/${token}/file` }
  return linkPage(shown, { isOver: made === null })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** What is known under an address, for whoever follows the link of the mail. */
export default function ExportPage({ loaderData: { words, locale, made, date, file } }: Route.ComponentProps) {
  if (!made) return <PrivacyLinkOver words={words} locale={locale} />
  const { title, intro } = words.export
  return (
    <QuietPage eyebrow={words.eyebrow} title={title} intro={fill(intro, { address: made.address, date })}>
      <ExportView made={made} words={words} locale={locale} file={file} />
    </QuietPage>
  )
}
