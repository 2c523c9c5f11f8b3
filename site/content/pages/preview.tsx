import { data } from 'react-router'
import { getPagePreview } from '#contract/content/routes.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { SectionList } from '#sections/SectionList.tsx'
import { linkPage } from '#site/accounts/frame/link-page.server.ts'
import { loadPageScene } from '#site/content/load-page.ts'
import { sectionScene } from '#site/content/section-scene.tsx'
import { useSite } from '#site/shell/find-page.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { formatDay } from '#words/basics/dates.ts'
import { fill } from '#words/basics/fill.ts'
import { previewWords } from '#words/content/preview/words.ts'
import type { Route } from './+types/preview.ts'

/** A page as it lies on the desk of the estate, for whoever holds the link. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const parts = context.get(pageContext)
  const { askAsCaller, locale } = parts
  const answer = await askAsCaller(getPagePreview, { params: { token } })
  if (!answer.success) throw data(null, { status: 404 })
  const { page, kind, parts: sections, endsAt } = answer.data
  const words = previewWords[locale]
  const notice = fill(words.notice, { date: formatDay(parisDay(new Date(endsAt)), locale) })
  const shown = { page, kind, sections, ...(await loadPageScene(parts, page)), words: { ...words, notice } }
  return linkPage(shown, { isOver: false })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Each section under its id: the estate's editor knows by it what it has before it. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  if (!site) return null
  const { page, sections, words } = loaderData
  const scene = { ...sectionScene(site, loaderData), isPreview: true }
  // What is shared may be several sections, all known by the one that shows them.
  const places = Map.groupBy(page.components.keys(), (place) => page.components[place]?.id)
  return (
    <>
      <title>{page.title}</title>
      <meta name="robots" content="noindex" />
      <p data-preview="notice" className="bg-ink px-6 py-2 text-center text-[0.875rem] text-ground">
        {words.notice}
      </p>
      {sections.length === 0 && <p className="section-room px-6 text-center opacity-70">{words.empty}</p>}
      {sections.map((id) => {
        const [first, ...others] = places.get(id) ?? []
        return (
          <div key={id} data-part={id} className="contents">
            {first === undefined ? (
              <Unfinished>{words.unfinished}</Unfinished>
            ) : (
              <SectionList
                sections={page.components.slice(first, first + 1 + others.length)}
                scene={scene}
                after={first}
              />
            )}
          </div>
        )
      })}
    </>
  )
}

function Unfinished({ children }: { children: string }) {
  return (
    <p className="mx-auto my-10 w-full max-w-[60rem] border border-current/30 border-dashed px-6 py-16 text-center opacity-70">
      {children}
    </p>
  )
}
