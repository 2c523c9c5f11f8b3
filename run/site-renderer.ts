import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { SiteRenderer } from '#site/server/page-server.ts'

type EntryModule = ServerBuild['entry']['module'] &
  Pick<SiteRenderer, 'createContext'> & {
    createPageContext: SiteRenderer['createContext']
  }

/** The built site as the page server wants it. */
export function rendererOf(build: ServerBuild, mode: 'production' | 'development'): SiteRenderer {
  const handle = createRequestHandler(build, mode)
  const { createPageContext } = build.entry.module as EntryModule
  const routes = routeObjects(build, undefined)
  return {
    render: (request, context) => handle(request, context),
    createContext: createPageContext,
    isKeptPath: (url) => isKept(routes, url),
  }
}

function isKept(routes: RouteObject[], url: string): boolean {
  const leaf = matchRoutes(routes, url.split('?', 1)[0] ?? '/')?.at(-1)
  return (leaf?.route.handle as { kept?: boolean } | undefined)?.kept === true
}

function routeObjects(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const shared = { id, handle: module.handle, ...(path === undefined ? {} : { path }) }
    return index ? { ...shared, index: true as const } : { ...shared, children: routeObjects(build, id) }
  })
}
