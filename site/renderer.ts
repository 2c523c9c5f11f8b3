import * as build from 'virtual:react-router/server-build'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { SiteRenderer } from './server/page-server.ts'
import { pageContext } from './shell/load-context.ts'

/** The whole server side of the site in one bundle: what the page server calls. */
export const renderer: SiteRenderer = createRenderer()

function createRenderer(): SiteRenderer {
  // The same shape twice; only the notation of optional properties differs.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  const routes = routeObjects(undefined)
  return {
    isKeptPath: (url) => handleOf(routes, url).kept === true,
    takesFiles: (url) => handleOf(routes, url).takesFiles === true,
    sleeps: (url) => matchRoutes(routes, pathOf(url))?.some(({ route }) => route.handle?.sleeps) ?? false,
    render(request, page) {
      const context = new RouterContextProvider()
      context.set(pageContext, page)
      return handle(request, context)
    },
  }
}

/** A page is kept only when its own route says so: forgetting to say it costs speed, never privacy. */
function handleOf(routes: RouteObject[], url: string): { kept?: boolean; takesFiles?: boolean } {
  const leaf = matchRoutes(routes, pathOf(url))?.at(-1)
  return leaf?.route.handle ?? {}
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}

function routeObjects(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const shared = { id, handle: module.handle, ...(path === undefined ? {} : { path }) }
    return index ? { ...shared, index: true as const } : { ...shared, children: routeObjects(id) }
  })
}
