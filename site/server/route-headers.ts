import type { HeadersFunction, StaticHandlerContext } from 'react-router'

type RouteHeaders = HeadersFunction | HeadersInit | undefined

/** What the routes of a page say in the head of its answer, the inner ones last. */
export function routeHeaders(context: StaticHandlerContext, headersOf: (id: string) => RouteHeaders): Headers {
  const { matches, loaderHeaders, actionHeaders } = context
  return matches.reduce((parentHeaders, { route: { id } }) => {
    const own = headersOf(id)
    if (typeof own !== 'function') return own ? new Headers(own) : parentHeaders
    return new Headers(
      own({
        parentHeaders,
        loaderHeaders: loaderHeaders[id] ?? new Headers(),
        actionHeaders: actionHeaders[id] ?? new Headers(),
        errorHeaders: undefined,
      }),
    )
  }, new Headers())
}
