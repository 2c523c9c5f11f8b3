import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Directory } from '#api/calls/site-directory.ts'
import { isOfficeBrowser } from '#api/http/caller-cookies.ts'
import type { Metrics } from '#run/metrics.ts'
import { sendKeptPage } from '#site/server/kept-page.ts'
import type { SiteCache } from '#site/server/site-cache.ts'

/** Answers with a kept page before any framework looks at the request: two look-ups and one write. */
export function keptPageAnswerer(directory: Directory, { cache, metrics }: { cache: SiteCache; metrics: Metrics }) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    // Their pages have one script more, which is in none that is kept.
    if (isOfficeBrowser(request)) return false
    const found = directory.find(request.headers.host, request.headers.idsite)
    const kept = 'site' in found ? cache.find(found.site.id, request.url ?? '/') : undefined
    if (!kept) return false
    sendKeptPage({ page: kept, request, response })
    metrics.countAnswer('kept page', { status: response.statusCode, seconds: null })
    return true
  }
}
