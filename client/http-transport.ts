import type { Envelope } from '#contract/basics/envelope.ts'
import type { Route } from '#contract/basics/route.ts'
import type { LooseRequest, Transport } from './ask.ts'

interface HttpOptions {
  /** Where the API is: `/api` on the estate's own site. */
  base: string
  headers: () => Record<string, string>
  fetch?: typeof fetch
}

/** Asks over HTTP. The server's own message is passed on, whatever the status. */
export function createHttpTransport({ base, headers, fetch: send = fetch }: HttpOptions): Transport {
  return async (route, asked) => {
    const body = await requestBody(route, asked)
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await send(`${base}${fillPath(route.path, asked.params)}${queryString(asked)}`, {
      method: route.method,
      headers: { accept: 'application/json', ...type, ...keyed(asked), ...headers() },
      credentials: 'include',
      ...(body === undefined ? {} : { body }),
    })
    return (await response.json()) as Envelope<unknown>
  }
}

function keyed({ key }: LooseRequest): Record<string, string> {
  return key === undefined ? {} : { 'idempotency-key': key }
}

/** Few pages send files: those fetch what makes a form of them. */
async function requestBody(route: Route, asked: LooseRequest): Promise<string | FormData | undefined> {
  if (route.method === 'GET') return undefined
  if (route.upload && asked.files) {
    const { toMultipart } = await import('./to-multipart.ts')
    return toMultipart({ body: asked.body ?? {}, field: route.upload, files: asked.files })
  }
  return asked.body === undefined ? undefined : JSON.stringify(asked.body)
}

export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** A filter that is an empty text is left out, as if it had not been given. */
function queryString({ list, query }: LooseRequest): string {
  const entries = Object.entries(list ?? query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? '' : `?${search}`
}
