import { lazy } from 'react'
import { ContentPage } from '#site/content/ContentPage.tsx'
import { loadPage } from '#site/content/load-page.ts'
import { loadPromotedCard } from '#site/journal/load-promoted.server.ts'
import { pageContext } from '#site/shell/load-context.ts'
import { Sent } from '#site/shell/Sent.tsx'
import type { Route } from './+types/home.ts'

export const handle = { kept: true }

export async function loader({ context }: Route.LoaderArgs) {
  const [content, promoted] = await Promise.all([
    loadPage(context, { slug: 'accueil', url: '' }),
    loadPromotedCard(context.get(pageContext)),
  ])
  return { ...content, promoted }
}

const loadNews = () => import('#site/journal/PromotedNews.tsx').then((part) => ({ default: part.PromotedNews }))
const PromotedNews = import.meta.env.SSR ? (await loadNews()).default : lazy(loadNews)

export default function Home({ loaderData: { promoted, ...content } }: Route.ComponentProps) {
  return (
    <ContentPage content={content}>
      {promoted && (
        <Sent id="a-la-une">
          <PromotedNews {...promoted} />
        </Sent>
      )}
    </ContentPage>
  )
}
