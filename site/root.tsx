import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, redirect, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { isShopPath } from '#rules/shop-paths.ts'
import { localeOfPath, pathInLocale } from '#words/locales.ts'
import type { Route } from './+types/root.ts'
import { Document } from './Document.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { FloatingParts } from './FloatingParts.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { pageContext } from './load-context.ts'
import { loadSite } from './load-site.ts'
import './styles.css'
import { useWords } from '#ui/words-context.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { ask, locale, path } = context.get(pageContext)
  const site = await loadSite(ask, locale)
  if (!site.isECommerce && isShopPath(path)) throw redirect(pathInLocale('/', locale))
  return { site }
}

/** Languages are changed by a full page load, so within one document the shell stays as it is. */
export function shouldRevalidate() {
  return false
}

/** The frame around every page and every error. Without the site's data, an error still gets a plain one. */
export function Layout({ children }: { children: ReactNode }) {
  const words = useWords()
  const { pathname } = useLocation()
  const site = useRouteLoaderData<typeof loader>('root')?.site
  return (
    <Document
      locale={site?.locale ?? localeOfPath(pathname)}
      css={site?.css ?? ''}
      preloadFonts={site?.preloadFonts ?? []}
    >
      <a href="#contenu" className="absolute -top-20 left-4 z-10 bg-primary px-4 py-3 text-ground focus-visible:top-4">
        {words.skipToContent}
      </a>
      {site && <Header site={site} />}
      <main id="contenu" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      {site && <Footer site={site} />}
      <FloatingParts
        repeatsAnimations={site?.repeatsAnimations ?? false}
        locksRightClick={site?.locksRightClick ?? false}
      />
    </Document>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <ErrorMessage status={isRouteErrorResponse(error) ? error.status : 500} />
}
