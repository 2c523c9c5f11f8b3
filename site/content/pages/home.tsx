import { lazy, Suspense } from 'react'
import { ContentPage } from '#site/content/ContentPage.tsx'
import { loadPage } from '#site/content/load-page.ts'
import { loadPromotedCard } from '#site/journal/load-promoted.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import type { Route } from './+types/home.ts'

export const handle = { kept: true }

export async function loader({ context }: Route.LoaderArgs) {
  const [content, promoted] = await Promise.all([
    loadPage(context, { slug: 'accueil', url: '' }),
    loadPromotedCard(context.get(pageContext)),
  ])
  return { ...content, promoted }
}

/** Its code comes where something is promoted. */
const PromotedNews = lazy(() =>
  import('#site/journal/PromotedNews.tsx').then((part) => ({ default: part.PromotedNews })),
)

export default function Home({ loaderData: { page, reviews, promoted } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} reviews={reviews}>
      {promoted && (
        <Suspense>
          <PromotedNews {...promoted} />
        </Suspense>
      )}
    </ContentPage>
  )
}
