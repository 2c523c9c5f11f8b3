import * as build from 'virtual:react-router/server-build'
import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject } from 'react-router'
import { createRouteAnswerer } from './server/answer-route.ts'
import type { SiteRenderer } from './server/page-server.ts'

/** Addresses come again and again; to find the route of one anew takes a quarter of the time of its page. */
const MOST_REMEMBERED = 2_000
const LONGEST_REMEMBERED = 200

/** The whole server side of the site in one bundle: what the page server calls. */
export const renderer: SiteRenderer = createRenderer()

function createRenderer(): SiteRenderer {
  const routes = routeObjects(undefined)
  const answerRoute = createRouteAnswerer({ build, routes })
  const factsOf = createFacts(routes)
  return {
    isKeptPath: (url) => factsOf(url).isKept,
    takesFiles: (url) => factsOf(url).takesFiles,
    sleeps: (url) => factsOf(url).sleeps,
    render(request, page) {
      const { fileId, chain } = factsOf(new URL(request.url).pathname)
      return answerRoute({ request, page, fileId, chain })
    },
  }
}

interface PathFacts {
  isKept: boolean
  takesFiles: boolean
  sleeps: boolean
  /** Of the route, where it is none of a page but of a file. */
  fileId: string | null
  /** The routes that lead to it, the outermost first; none where there is no such page. */
  chain: readonly RouteObject[]
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
  const { id, handle: own } = matches.at(-1)?.route ?? {}
  return {
    isKept: own?.kept === true,
    takesFiles: own?.takesFiles === true,
    sleeps: matches.some(({ route }) => route.handle?.sleeps === true),
    fileId: id !== undefined && !build.routes[id]?.module.default ? id : null,
    chain: matches.map(({ route }) => route),
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}

function routeObjects(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, module } = route
    const { handle, loader, action, middleware, ErrorBoundary } = module
    const own = { id, handle, loader, action, middleware, hasErrorBoundary: ErrorBoundary !== undefined }
    const at = path === undefined ? {} : { path }
    // What a route does not have is undefined here, which the router takes as well as a missing property.
    return { ...own, ...at, ...(index ? { index } : { children: routeObjects(id) }) } as RouteObject
  })
}
