import type { FastifyRequest } from 'fastify'
import type { AnswerCookie } from '#api/calls/answer-cookie.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { HOST_PREFIX, isForeign } from './caller-cookies.ts'

interface Scope {
  domain: string | null
  isSecure: boolean
}

/** The headers for the cookies of an answer. A page of another site may not sign its visitors in or out here. */
export function setCookies(
  directory: Directory,
  { request, cookies = [] }: { request: FastifyRequest; cookies?: readonly AnswerCookie[] },
): string[] {
  const { host, idsite } = request.headers
  const found = directory.find(host, idsite)
  if ('refusal' in found || isForeign(request)) return []
  const scope = { domain: directory.cookieDomain(host, found.site.id), isSecure: request.protocol === 'https' }
  return cookies.map((cookie) => cookieLine(cookie, scope))
}

function cookieLine(cookie: AnswerCookie, { domain, isSecure }: Scope): string {
  const { name, value, seconds, isReadable, isHostOnly } = cookie
  const isShared = domain !== null && !isHostOnly
  return [
    `${isSecure && isHostOnly ? HOST_PREFIX : ''}${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(isReadable ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
    ...(isShared ? [`Domain=${domain}`] : []),
  ].join('; ')
}
