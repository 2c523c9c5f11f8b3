import { ContentPage } from '#site/content/ContentPage.tsx'
import { loadPage } from '#site/content/load-page.ts'
import type { Route } from './+types/fixed-page.ts'

export const handle = { kept: true }

export function loader({ params, context }: Route.LoaderArgs) {
  return loadPage(context, { slug: params.slug })
}

export default function FixedPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage content={loaderData} />
}
