import { data } from 'react-router'
import { getPages } from '#client/calls.ts'
import { pageContext } from '../load-context.ts'
import type { Route } from './+types/fixed-page.ts'
import { useSite } from './find-page.ts'

export const handle = { kept: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await context.get(pageContext).ask(getPages, {})
  const page = answer.success ? answer.data.pages.find(({ url }) => url !== '' && url === params.slug) : undefined
  if (!page) throw data(null, { status: 404 })
  return { title: page.title, metaDescription: page.metaDescription }
}

export default function FixedPage({ loaderData: { title, metaDescription } }: Route.ComponentProps) {
  const site = useSite()
  return (
    <section className="mx-auto flex w-full max-w-[90rem] flex-1 flex-col gap-8 px-6 py-20 lg:px-10 lg:py-32">
      <title>{`${title} — ${site?.name ?? ''}`}</title>
      <meta name="description" content={metaDescription} />
      <h1 className="text-5xl lg:text-7xl">{title}</h1>
      <p className="max-w-[60ch] text-lg">{metaDescription}</p>
    </section>
  )
}
