import { data } from 'react-router'
import { getPages } from '#client/calls.ts'
import { pageContext } from '../load-context.ts'
import { PageHead } from '../PageHead.tsx'
import type { Route } from './+types/fixed-page.ts'
import { useMenuPage, useSite } from './find-page.ts'

export const handle = { kept: true }

/** Only says whether there is such a page: what it shows came with the shell. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await context.get(pageContext).ask(getPages, {})
  const exists = answer.success && answer.data.pages.some(({ url }) => url !== '' && url === params.slug)
  if (!exists) throw data(null, { status: 404 })
  return { slug: params.slug }
}

export default function FixedPage({ loaderData: { slug } }: Route.ComponentProps) {
  const site = useSite()
  const page = useMenuPage(slug)
  if (!site || !page) return null
  return (
    <section className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col gap-8 px-6 py-20 desk:px-10 desk:py-32">
      <PageHead site={site} title={`${page.title} — ${site.name}`} description={page.metaDescription} />
      <h1 className="text-5xl desk:text-7xl">{page.title}</h1>
      <p className="max-w-[60ch] text-lg">{page.lead}</p>
    </section>
  )
}
