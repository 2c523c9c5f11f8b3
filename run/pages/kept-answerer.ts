import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Directory } from '#api/calls/site-directory.ts'
import type { KeptCall } from '#api/http/kept-call.ts'
import type { Metrics } from '#run/metrics.ts'
import type { SiteCache } from '#site/server/site-cache.ts'
import { keptCallAnswerer } from './kept-call-answerer.ts'
import { keptPageAnswerer } from './kept-page-answerer.ts'

interface KeptParts {
  cache: SiteCache<KeptCall>
  metrics: Metrics
  isListening: () => boolean
}

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Answers from memory what lies there: pages, and calls that everyone is told alike. */
export function keptAnswerer(directory: Directory, parts: KeptParts): Answer {
  const answerPage = keptPageAnswerer(directory, parts)
  const answerCall = keptCallAnswerer(directory, parts)
  return (request, response): boolean => {
    const { url = '' } = request
    if (OFFICE.test(url)) return false
    return (url.startsWith('/api/') ? answerCall : answerPage)(request, response)
  }
}

/** Whoever works for the estate gets the back office there; for all others it is an address like any. */
const OFFICE = /^\/admin(?:[/?]|$)/
