import { getUserExport } from '#contract/privacy/routes.ts'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { ExportView } from '#site/privacy/ExportView.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Link } from '#ui/router/Link.tsx'
import { formatLongDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { pathInLocale } from '#words/basics/locales.ts'
import { privacyWords } from '#words/privacy/words.ts'
import type { Route } from './+types/account-export.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const made = answeredToOwner(await page.askAsCaller(getUserExport, {}), page)
  const date = formatLongDay(made.madeAt.slice(0, 10), page.locale)
  return { words: privacyWords[page.locale], made, date }
}

/** Everything that is known of a customer, to read. */
export default function AccountExport({ loaderData: { words, made, date } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const said = words.export
  return (
    <>
      <title>{`${said.title} — ${site.name}`}</title>
      <h1 className="title-2">{said.title}</h1>
      <p className="mt-5 mb-6 max-w-[60ch]">{fill(said.intro, { address: made.address, date })}</p>
      <ExportView made={made} words={words} locale={site.locale} file="/api/user/export/file" />
      <p className="mt-10">
        <Link to={pathInLocale('/account/privacy', site.locale)} className="underline underline-offset-4">
          {said.back}
        </Link>
      </p>
    </>
  )
}
