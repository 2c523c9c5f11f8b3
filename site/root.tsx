import { lazy, type ReactNode, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { getLogged } from '#contract/accounts/routes.ts'
import { getSiteInfo } from '#contract/sites/routes.ts'
import { allowedHosts } from '#rules/consent/connector-hosts.ts'
import { mayRunTrackers } from '#rules/consent/sensitive-paths.ts'
import { isShopPath } from '#rules/sites/shop-paths.ts'
import { useLocation, useMatches, usePageError } from '#ui/router/hooks.ts'
import { Outlet } from '#ui/router/Outlet.tsx'
import type { PageError } from '#ui/router/router-context.ts'
import { localeFromPath, pathInLocale } from '#words/basics/locales.ts'
import type { Route } from './+types/root.ts'
import { loadFrame } from './content/frame/load-frame.server.ts'
import { Document } from './shell/Document.tsx'
import { FatalErrorBoundary } from './shell/FatalErrorBoundary.tsx'
import { FloatingParts } from './shell/FloatingParts.tsx'
import { OverPictureLayout } from './shell/layouts/OverPictureLayout.tsx'
import { StandardLayout } from './shell/layouts/StandardLayout.tsx'
import { type PageContext, pageContext } from './shell/load-context.ts'
import { answered, loadSite, type SiteData } from './shell/load-site.ts'
import './styles.css'

/** Few browsers ever see these: their code is fetched by those that do. The server draws them at once. */
const loadBuilding = () => import('./shell/UnderConstruction.tsx').then((part) => ({ default: part.UnderConstruction }))
const UnderConstruction = import.meta.env.SSR ? (await loadBuilding()).default : lazy(loadBuilding)
const loadMessage = () => import('./shell/ErrorMessage.tsx').then((part) => ({ default: part.ErrorMessage }))
const ErrorMessage = import.meta.env.SSR ? (await loadMessage()).default : lazy(loadMessage)

/** A page that cannot be shown still has the estate's look: its error carries the site along. */
interface Refusal {
  site: SiteData
  isBuilding?: boolean
}

/** Before any page of an unfinished site is loaded: what its loaders find would travel with the refusal. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const page = context.get(pageContext)
    const { isBuilding } = answered(await page.ask(getSiteInfo, {}))
    if (!isBuilding || OPEN_WHILE_BUILDING.test(page.path) || (await seesUnfinished(page))) return next()
    const site = withoutContent(await loadSite(page))
    throw data({ site, isBuilding: true } satisfies Refusal, { status: 503 })
  },
]

/** Said in no language, and to machines only; and the doors through which its owners come in. */
const OPEN_WHILE_BUILDING = /^\/(robots\.txt|favicon\.ico|auth|password\/reset(\/.*)?|account(\/second-factor)?)$/

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const loaded = await loadSite(page)
  const site = !loaded.isBuilding || (await seesUnfinished(page)) ? loaded : withoutContent(loaded)
  if (mayRunTrackers(page.path)) page.allowHosts(allowedHosts(site.connectors))
  if (!site.locales.includes(page.locale)) throw data({ site } satisfies Refusal, { status: 404 })
  if (!site.isECommerce && isShopPath(page.path)) throw redirect(pathInLocale('/', page.locale))
  return { site, ...(site === loaded && (await loadFrame(page))) }
}

/** Who may not see the site yet learns its name and how to reach it, and nothing of what is being prepared. */
function withoutContent(site: SiteData): SiteData {
  const menu = { ...site.menu, entries: [], bottom: [] }
  const company = { ...site.company, description: null, socials: [] }
  return {
    ...site,
    menu,
    company,
    footer: { logos: [], links: [], event: null },
    metaDescriptions: {},
    popups: NO_POPUPS,
    afterBody: '',
    address: null,
    promotedLine: null,
    hasAlbums: false,
  }
}

/** While a site is being built only its administrators see it, and nothing of it is kept for others. */
async function seesUnfinished({ askAsCaller, doNotKeep }: PageContext): Promise<boolean> {
  doNotKeep()
  const answer = await askAsCaller(getLogged, {})
  return answer.success && (answer.data.role === 'ADMIN' || answer.data.role === 'SUPER_ADMIN')
}

/** The same each time, so that nothing begins anew. */
const NO_POPUPS: SiteData['popups'] = { on: '', timed: [] }

/** The frame around every page and every error. Without the site's data, an error still gets a plain one. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const refusal = errorRefusal(usePageError())
  const shell = useMatches()[0]?.loaderData as { site?: SiteData } | undefined
  const site = shell?.site ?? refusal?.site
  return (
    <Document
      locale={site?.locale ?? localeFromPath(pathname)}
      site={site ?? null}
      livesAfter={useLivesAfter(site?.popups ?? NO_POPUPS)}
    >
      {site && !refusal?.isBuilding ? <Framed site={site}>{children}</Framed> : children}
      <FloatingParts
        repeatsAnimations={site?.repeatsAnimations ?? false}
        locksRightClick={site?.locksRightClick ?? false}
        popups={site?.popups ?? NO_POPUPS}
      />
    </Document>
  )
}

/** Checkout and payment have no menu: their pages bring what they need around them. */
type Handle = { hasOwnFrame?: boolean; livesAtOnce?: boolean; livesWithCart?: boolean; livesNow?: boolean } | undefined

function Framed({ site, children }: { site: SiteData; children: ReactNode }) {
  const isOverPicture = useOpensWithPicture(site)
  const error = usePageError()
  const hasOwnFrame = useMatches().some(({ handle }) => (handle as Handle)?.hasOwnFrame === true)
  if (hasOwnFrame && !error) return children
  const PageLayout = isOverPicture ? OverPictureLayout : StandardLayout
  return <PageLayout site={site}>{children}</PageLayout>
}

/** Pages that do something before anyone touches them say so, and popups open after a while; scrolling is a touch. */
function useLivesAfter({ on, timed }: SiteData['popups']): number | 'cart' | 'now' | undefined {
  const { pathname } = useLocation()
  const handles = useMatches().map(({ handle }) => handle as Handle)
  if (handles.some((handle) => handle?.livesNow)) return 'now'
  if (handles.some((handle) => handle?.livesWithCart)) return 'cart'
  if (handles.some((handle) => handle?.livesAtOnce)) return 0
  if (on === '' || !new RegExp(on).test(pathname)) return undefined
  const seconds = timed.flatMap(({ afterSeconds }) => afterSeconds ?? [])
  return seconds.length > 0 ? Math.min(...seconds) : undefined
}

/** The menu may lie over a page only where a picture is under it. */
function useOpensWithPicture(site: SiteData): boolean {
  const error = usePageError()
  const leaf = useMatches().at(-1)?.loaderData as
    | { opensWithPicture?: boolean; page?: { useAbsoluteMenu?: boolean } }
    | undefined
  const wantsIt = site.menu.isOverPicture || leaf?.page?.useAbsoluteMenu === true
  return wantsIt && !error && leaf?.opensWithPicture === true
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = usePageError()
  const refusal = errorRefusal(error)
  return (
    <FatalErrorBoundary>
      <Suspense>
        {refusal?.isBuilding ? (
          <UnderConstruction site={refusal.site} />
        ) : (
          <ErrorMessage status={error?.status ?? 500} />
        )}
      </Suspense>
    </FatalErrorBoundary>
  )
}

function errorRefusal(error: PageError | null): Refusal | null {
  const carried = error?.data
  return typeof carried === 'object' && carried !== null && 'site' in carried ? (carried as Refusal) : null
}
