import type { Route } from './+types/fixed-page.ts'
import { ContentPage } from './ContentPage.tsx'
import { loadPage } from './load-page.ts'

export const handle = { kept: true }

export function loader({ params, context }: Route.LoaderArgs) {
  return loadPage(context, params.slug)
}

export default function FixedPage({ loaderData: { page } }: Route.ComponentProps) {
  return <ContentPage page={page} />
}
