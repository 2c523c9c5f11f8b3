import { ContentPage } from '#site/content/ContentPage.tsx'
import { loadPage } from '#site/content/load-page.ts'
import type { Route } from './+types/home.ts'

export const handle = { kept: true }

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, { slug: 'accueil', url: '' })
}

export default function Home({ loaderData: { page, reviews } }: Route.ComponentProps) {
  return <ContentPage page={page} reviews={reviews} />
}
