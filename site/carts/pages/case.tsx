import { redirect } from 'react-router'
import { addCartCase } from '#contract/carts/case-routes.ts'
import { caseSize, parseCase } from '#rules/carts/composed-case.ts'
import { CaseBoard } from '#site/carts/case/CaseBoard.tsx'
import { CaseIdeas } from '#site/carts/case/CaseIdeas.tsx'
import { CaseShelf } from '#site/carts/case/CaseShelf.tsx'
import { CaseSummary } from '#site/carts/case/CaseSummary.tsx'
import { caseSearch } from '#site/carts/case/case-address.ts'
import { loadCase } from '#site/carts/case/load-case.server.ts'
import { useComposedCase } from '#site/carts/case/use-composed-case.ts'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { PageHead } from '#site/shell/PageHead.tsx'
import { pathInLocale } from '#words/basics/locales.ts'
import { CASE_PATHS } from '#words/carts/case/paths.ts'
import type { Route } from './+types/case.ts'

/** As it begins it is the same for everyone; a case of one's own is not kept. */
export const handle = { kept: true, livesAtOnce: true }

export function loader({ context, request }: Route.LoaderArgs) {
  return loadCase(context.get(pageContext), request.url)
}

/** Without a script: the bottles go into a cart, and the browser is led to it; what cannot be had is told by the page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { askAsCaller, locale } = context.get(pageContext)
  const form = await request.formData()
  const { bottles } = parseCase(String(form.get('vins') ?? ''))
  const body = { bottles, key: String(form.get('key') ?? '') || undefined }
  const answer = await askAsCaller(addCartCase, { params: { cartId: 'new' }, body })
  if (answer.success) throw redirect(`${pathInLocale('/cart', locale)}#cart=${answer.data.id}`)
  const search = caseSearch({ bottles, size: caseSize(bottles, null), family: null })
  throw redirect(`${pathInLocale(CASE_PATHS[locale], locale)}${search}`)
}

/** A case whose places fill with bottles from the estate's shelf. All of it is links and one form, before any script. */
export default function CasePage({ loaderData: view }: Route.ComponentProps) {
  const site = useSite()
  const composed = useComposedCase(view)
  if (!site) return null
  const { words, paths, isOwn } = view
  const isEmpty = composed.bottles.length === 0
  return (
    <>
      <PageHead
        site={site}
        title={`${words.title} — ${site.name}`}
        description={words.metaDescription}
        name={words.title}
        paths={paths}
      />
      {isOwn && <meta name="robots" content="noindex" />}
      <div className="mx-auto w-full max-w-[90rem] px-6 pt-7 pb-20 desk:px-10 desk:pt-10 desk:pb-32">
        <header className="mb-6 flex flex-col gap-x-16 gap-y-2 desk:mb-10 desk:flex-row desk:items-end desk:justify-between">
          <h1 className="title-2">{words.title}</h1>
          <p className="max-w-[44ch] desk:pb-1">{words.intro}</p>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 desk:grid-cols-12 desk:items-start desk:gap-12 wide:gap-16">
          <div className="desk:sticky desk:top-[calc(var(--menu-height)+1.5rem)] desk:col-span-5">
            <CaseBoard view={view} composed={composed} site={site} />
            <CaseSummary view={view} composed={composed} locale={site.locale} />
          </div>
          <div className="desk:col-span-7">
            {isEmpty && <CaseIdeas view={view} />}
            <CaseShelf view={view} composed={composed} site={site} />
            {!isEmpty && <CaseIdeas view={view} />}
          </div>
        </div>
      </div>
    </>
  )
}
