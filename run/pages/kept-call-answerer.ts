import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sharedKey } from '#api/calls/shared-key.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { isFromNobody, requestLocale } from '#api/http/caller-cookies.ts'
import { type KeptCall, sendKeptCall } from '#api/http/kept-call.ts'
import type { Metrics } from '#run/metrics.ts'
import type { SiteCache } from '#site/server/site-cache.ts'

interface KeptCallParts {
  cache: Pick<SiteCache<KeptCall>, 'calls'>
  metrics: Metrics
  /** Whether changes are heard: while they are not, nobody knows whether what is kept is still so. */
  isListening: () => boolean
}

/** Answers a shared call from memory before any framework looks at the request. */
export function keptCallAnswerer(directory: Directory, { cache, metrics, isListening }: KeptCallParts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isListening()) return false
    if (!isFromNobody(request)) return false
    const key = sharedKey(request.url ?? '', requestLocale(request))
    const found = directory.find(request.headers.host, request.headers.idsite)
    const kept = key !== null && 'site' in found ? cache.calls.find(found.site.id, key) : undefined
    if (!kept) return false
    sendKeptCall({ kept, request, response, requestId: randomUUID() })
    metrics.countAnswer('kept call', { status: response.statusCode, seconds: null })
    return true
  }
}
