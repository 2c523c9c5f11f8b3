import * as build from 'virtual:react-router/server-build'
import { LRUCache } from 'lru-cache'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { SiteRenderer } from './server/page-server.ts'
import { pageContext } from './shell/load-context.ts'

/** Addresses come again and again; to find the route of one anew takes a quarter of the time of its page. */
const MOST_REMEMBERED = 2_000
const LONGEST_REMEMBERED = 200

/** The whole server side of the site in one bundle: what the page server calls. */
export const renderer: SiteRenderer = createRenderer()

function createRenderer(): SiteRenderer {
  // The same shape twice; only the notation of optional properties differs.
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  const factsOf = createFacts(routeObjects(undefined))
  return {
    isKeptPath: (url) => factsOf(url).isKept,
    takesFiles: (url) => factsOf(url).takesFiles,
    sleeps: (url) => factsOf(url).sleeps,
    render(request, page) {
      const context = new RouterContextProvider()
      context.set(pageContext, page)
      return handle(request, context)
    },
  }
}

interface PathFacts {
  isKept: boolean
  takesFiles: boolean
  sleeps: boolean
}

function createFacts(routes: RouteObject[]): (url: string) => PathFacts {
  const remembered = new LRUCache<string, PathFacts>({ max: MOST_REMEMBERED })
  return (url) => {
    const path = pathOf(url)
    const known = remembered.get(path)
    if (known) return known
    const facts = findFacts(routes, path)
    if (path.length <= LONGEST_REMEMBERED) remembered.set(path, facts)
    return facts
  }
}

/** A page is kept only when its own route says so: forgetting to say it costs speed, never privacy. */
function findFacts(routes: RouteObject[], path: string): PathFacts {
  const matches = matchRoutes(routes, path) ?? []
  const own = matches.at(-1)?.route.handle
  return {
    isKept: own?.kept === true,
    takesFiles: own?.takesFiles === true,
    sleeps: matches.some(({ route }) => route.handle?.sleeps === true),
  }
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
