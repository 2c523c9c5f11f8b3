import {
  createStaticHandler,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import { drawDocument } from '#site/entry.server.tsx'
import { type PageContext, pageContext } from '#site/shell/load-context.ts'
import type { Elsewhere, ModulesById, PageData } from '#ui/router/page-data.ts'
import type { PageError } from '#ui/router/router-context.ts'
import { drawnAnswer } from './drawn-answer.ts'
import { createPageFiles, type PageFiles } from './page-files.ts'
import { routeHeaders } from './route-headers.ts'

/** Not to be kept, and not a page. */
const LED_ELSEWHERE = 202
const BROKEN: PageError = { status: 500, data: null }

interface RouteRequest {
  request: Request
  page: PageContext
  /** Of the route, where it is none of a page but of a file. */
  fileId: string | null
  /** The routes that lead to it, the outermost first; none where there is no such page. */
  chain: readonly RouteObject[]
}

interface RouteParts {
  build: Pick<ServerBuild, 'routes' | 'assets'>
  routes: RouteObject[]
}

/** Asks the loaders and actions of an address, and answers with its page, the page's data, or the file that is there. */
export function createRouteAnswerer({ build, routes }: RouteParts) {
  const handlerOf = createHandlers(routes)
  const filesOf = createPageFiles(build.assets)
  const modules = new Map(Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])))

  return async ({ request, page, fileId, chain }: RouteRequest): Promise<Response> => {
    const handler = handlerOf(chain)
    if (fileId !== null && page.asData) return leadTo({ to: pathOf(request.url), isFile: true })
    const requestContext = new RouterContextProvider()
    requestContext.set(pageContext, page)
    if (fileId !== null) {
      const generateMiddlewareResponse = (query: (request: Request) => Promise<unknown>) => answerFile(query(request))
      return handler.queryRoute(request, { routeId: fileId, requestContext, generateMiddlewareResponse })
    }
    const answer = await handler.query(request, {
      requestContext,
      async generateMiddlewareResponse(query) {
        const found = await query(request)
        return found instanceof Response ? found : showPage(found, page)
      },
    })
    // With `generateMiddlewareResponse` it is always an answer.
    if (!(answer instanceof Response)) return showPage(answer, page)
    const to = answer.headers.get('location')
    return page.asData && to !== null ? leadTo({ to, isFile: isOffice(to) }) : answer
  }

  async function showPage(context: StaticHandlerContext, page: PageContext): Promise<Response> {
    const error = readError(context, page)
    const shown = error ? context.matches.slice(0, 1) : context.matches
    const files = filesOf(shown.map(({ route }) => route.id))
    const data = pageData({ context, error, files })
    const headers = routeHeaders(context, (id) => modules.get(id)?.headers)
    if (page.asData) return Response.json(data, { status: context.statusCode, headers })
    headers.set('content-type', 'text/html; charset=utf-8')
    const draw = (data: PageData) =>
      drawDocument({ data, files, location: context.location, page, modules: modules as ModulesById })
    try {
      return drawnAnswer(await draw(data), { status: context.statusCode, headers })
    } catch (fault) {
      page.onFault(fault)
      const matches = data.matches.slice(0, 1)
      return drawnAnswer(await draw({ ...data, matches, error: BROKEN }), { status: BROKEN.status, headers })
    }
  }
}

/** A handler looks through all of its routes for each request: one that knows only those that lead there has nothing to look for. */
function createHandlers(routes: RouteObject[]): (chain: readonly RouteObject[]) => StaticHandler {
  const whole = createStaticHandler(routes)
  const handlerByLeaf = new Map<string | undefined, StaticHandler>()
  return (chain) => {
    const leaf = chain.at(-1)?.id
    if (leaf === undefined) return whole
    const known = handlerByLeaf.get(leaf) ?? createStaticHandler(onlyChain(chain))
    handlerByLeaf.set(leaf, known)
    return known
  }
}

function onlyChain(chain: readonly RouteObject[]): RouteObject[] {
  return chain.reduceRight<RouteObject[]>((within, route) => {
    return [route.index ? route : ({ ...route, children: within } as RouteObject)]
  }, [])
}

/** What says no is said in its own words; anything else is a fault, of which a visitor learns nothing. */
function readError({ errors }: StaticHandlerContext, { onFault }: PageContext): PageError | null {
  const [error] = Object.values(errors ?? {})
  if (error === undefined) return null
  if (isRouteErrorResponse(error) && !('internal' in error && error.internal)) {
    return { status: error.status, data: error.data }
  }
  onFault(error)
  return { ...BROKEN, status: isRouteErrorResponse(error) ? error.status : BROKEN.status }
}

interface PageDataOptions {
  context: StaticHandlerContext
  error: PageError | null
  files: PageFiles
}

function pageData({ context, error, files: { version, modules, imports, styles } }: PageDataOptions): PageData {
  const { loaderData, actionData, matches } = context
  const [action] = Object.values(actionData ?? {})
  return {
    version,
    matches: modules.map(({ id, module }) => ({ id, module, loaderData: loaderData[id] })),
    // A page that is not found tells nothing of what was asked for.
    params: error ? {} : (matches.at(-1)?.params ?? {}),
    actionData: action,
    error,
    imports,
    styles,
  }
}

/** The back office is a document of its own: no page of the site turns into it. */
function isOffice(path: string): boolean {
  return /^\/admin(?:[/?]|$)/.test(path)
}

function leadTo(elsewhere: Elsewhere): Response {
  return Response.json(elsewhere, { status: LED_ELSEWHERE })
}

async function answerFile(answering: Promise<unknown>): Promise<Response> {
  const answer = await answering
  if (answer instanceof Response) return answer
  return typeof answer === 'string' ? new Response(answer) : Response.json(answer)
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
