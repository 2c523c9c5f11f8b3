import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { WordsProvider } from '#ui/text/words-context.tsx'
import { pageContext } from './shell/load-context.ts'
import { NonceProvider } from './shell/nonce-context.tsx'
import { loadSiteWords } from './shell/site-words.ts'

export const streamTimeout = 10_000

/** Whoever asked for the page knows what to do with a fault; a visitor who went away is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).onFault(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce, isKept, onFault } = context.get(pageContext)
  const words = await loadSiteWords(locale)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <WordsProvider value={words}>
          <ServerRouter context={withOwnRoutes(entry)} url={request.url} nonce={nonce} />
        </WordsProvider>
      </NonceProvider>,
      {
        nonce,
        // Everything at once and in its place: what React sends later, only a script would put there. Nothing on the
        // server is waited for once the loaders have answered, so nothing is slower for it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          pipe(collect((html) => resolve(new Response(html, { headers, status }))))
        },
        onShellError: reject,
        // A part that failed after the shell was sent cannot change the status; a kept page must not have any.
        onError: (error) => (isKept ? reject(error) : onFault(error)),
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}

/** Whole already when it is written: chunk by chunk through a stream of the web it would cost as much again. */
function collect(finish: (html: Uint8Array<ArrayBuffer>) => void): PassThrough {
  const chunks: Uint8Array[] = []
  return new PassThrough()
    .on('data', (chunk: Uint8Array) => chunks.push(chunk))
    .once('end', () => finish(Buffer.concat(chunks)))
}

/** The router makes every route that it is told of anew for each page; it needs those of this one. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { routes } = entry.manifest
  const own = entry.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]] as const)
  return { ...entry, manifest: { ...entry.manifest, routes: Object.fromEntries(own) } }
}
