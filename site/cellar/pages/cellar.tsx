import { getCellar, setOpenedBottles } from '#contract/cellar/routes.ts'
import { parisYear } from '#rules/basics/paris-time.ts'
import { answeredToOwner } from '#site/accounts/frame/signed-in.server.ts'
import { CellarList } from '#site/cellar/CellarList.tsx'
import { cellarView } from '#site/cellar/cellar-view.server.ts'
import { WinesToOpen } from '#site/cellar/WinesToOpen.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { EmptyState } from '#ui/controls/EmptyState.tsx'
import { LinkButton } from '#ui/controls/LinkButton.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/cellar.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { wines } = answeredToOwner(await page.askAsCaller(getCellar, {}), page)
  return cellarView({ wines, locale: page.locale, year: parisYear(new Date()) })
}

/** One bottle more or less that is opened; the page then says how many are left. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await request.formData()
  const params = { idDeclination: Number(form.get('wine')) }
  const asked = { params, body: { opened: Number(form.get('opened')) } }
  answeredToOwner(await page.askAsCaller(setOpenedBottles, asked), page)
  return null
}

/** What one has bought, what to open now, and how long the rest will keep. */
export default function CellarPage({ loaderData: { words, intro, wines, toOpen } }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  return (
    <>
      <title>{`${words.title} — ${site.name}`}</title>
      <h1 className="title-2">{words.title}</h1>
      {wines.length === 0 ? (
        <EmptyState title={words.empty.title} hint={words.empty.hint}>
          <LinkButton to={pathInLocale('/nos-vins', site.locale)} size="medium" className="mt-8">
            {words.empty.toWines}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <p className="mt-4 max-w-[52ch]">{intro}</p>
          {toOpen.length > 0 && <WinesToOpen words={words} wines={toOpen} />}
          <CellarList words={words} wines={wines} />
        </>
      )}
    </>
  )
}
