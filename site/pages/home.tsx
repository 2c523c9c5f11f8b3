import type { Route } from './+types/home.ts'
import { ContentPage } from './ContentPage.tsx'
import { loadPage } from './load-page.ts'

export const handle = { kept: true }

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, 'accueil', '')
}

export default function Home({ loaderData: { page } }: Route.ComponentProps) {
  return <ContentPage page={page} />
}
