import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#api/calls/caller.ts'
import type { Outcome, Refused } from '#api/calls/outcome.ts'
import type { RegisteredCall, Registry } from '#api/calls/registry.ts'
import { type CallRequest, runCall } from '#api/calls/run-call.ts'
import { isHidden } from '#api/calls/unfinished-sites.ts'
import type { CallDefinition } from '#contract/basics/define-call.ts'
import type { FileAnswer, StreamedFile } from '#contract/basics/shapes.ts'
import { setCookies } from './answer-cookies.ts'
import type { AppParts } from './app-parts.ts'
import { isForeignChange, isOwnRead, readDevice, readToken, requestLocale } from './caller-cookies.ts'
import { answerForm } from './form-call.ts'
import type { Forms } from './forms.ts'
import { throughGate } from './gate.ts'
import { leadTo, replyWith, replyWithFile } from './reply-with.ts'
import { header } from './request-header.ts'
import { answerShared } from './shared-call.ts'
import { gatePlace, visitorPlace } from './visitor.ts'

type RouteParts = AppParts & { forms: Forms }

/** Nobody types as much into a form of ours; pages of an estate are longer. */
const VISITOR_BODY_BYTES = 200_000

/** One route a call, and clear answers for everything else under /api. */
export function addCallRoutes(api: FastifyInstance, parts: RouteParts): void {
  const [raw, read] = [true, false].map((isRaw) => parts.registry.filter(({ call }) => !!call.takesRawBody === isRaw))
  const addRoutes = (scope: FastifyInstance, registry: Registry) => {
    for (const registered of registry) {
      const { method, path, who, takesRawBody, priority } = registered.call
      scope.route({
        method,
        url: path,
        // Those who count answers tell these apart.
        config: { isCritical: priority === 'critical' },
        handler: (request, reply) => answerCall(parts, { registered, request, reply }),
        ...(who === 'visitor' && !takesRawBody ? { bodyLimit: VISITOR_BODY_BYTES } : {}),
      })
    }
  }
  addRoutes(api, read ?? [])
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))
    addRoutes(scope, raw ?? [])
  })
  const allowedMethods = methodsByPath(parts.registry)
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = requestLocale(request)
    const methods = allowedMethods(request.url)
    if (methods.length === 0) return replyWith(reply, { outcome: { refusal: 'call-unknown' }, locale })
    return replyWith(reply.header('allow', methods.join(', ')), { outcome: { refusal: 'method-not-allowed' }, locale })
  }
  // Before any body is read, and before the site takes every path that is nobody's.
  for (const url of ['/', '/*']) api.all(url, { onRequest: refuse }, refuse)
  api.setNotFoundHandler(refuse)
}

interface AnswerOptions {
  registered: RegisteredCall
  request: FastifyRequest
}

async function answerCall(
  parts: RouteParts,
  { registered, request, reply }: AnswerOptions & { reply: FastifyReply },
): Promise<FastifyReply> {
  const { call } = registered
  if (call.isShared) {
    return answerShared(parts, { call, request, reply, answer: () => answerRequest(parts, { registered, request }) })
  }
  const outcome = await answerRequest(parts, { registered, request })
  if (call.keepsPrivately !== undefined && 'data' in outcome) {
    reply.header('cache-control', `private, max-age=${call.keepsPrivately}`)
  }
  const cookies = 'cookies' in outcome ? setCookies(parts.directory, { request, cookies: outcome.cookies }) : []
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const page = pageOf(call, request)
  if (page) return leadTo(reply, { page, outcome, locale: requestLocale(request) })
  // The contract's output shape was checked when the call was run.
  if (call.answersFile && 'data' in outcome) return replyWithFile(reply, outcome.data as FileAnswer | StreamedFile)
  return replyWith(reply, { outcome, locale: requestLocale(request), isSecret: call.answersSecret === true })
}

/** The page that a form without a script came from, if it came from one: such a browser asks for a page. */
function pageOf(call: CallDefinition, request: FastifyRequest): string | null {
  const asksForPage = (header(request, 'accept') ?? '').includes('text/html')
  if (!call.returnsToPage || !asksForPage || !request.isMultipart()) return null
  const params = Object.entries(request.params as Record<string, string>)
  return call.returnsToPage(Object.fromEntries(params.map(([name, value]) => [name, encodeURIComponent(value)])))
}

async function answerRequest(parts: RouteParts, { registered, request }: AnswerOptions): Promise<Outcome> {
  const { call, handler } = registered
  const caller = identifyCaller(parts, { request, namedSite: call.siteFromPath ? pathSite(request) : undefined })
  if ('refusal' in caller) return caller
  if (call.changesOnRead && !isOwnRead(request)) return { refusal: 'not-allowed' }
  if (isForeignChange(request)) return { refusal: 'not-allowed' }
  if (await isHidden(parts, { call, caller })) return { refusal: 'site-unfinished', retryAfterSeconds: 3_600 }
  if (request.isMultipart()) return answerForm(parts, { registered, request, caller })
  return throughGate({ gate: parts.gate, priority: call.priority ?? 'normal', place: gatePlace(request) }, () => {
    if (call.takesRawBody) return runRaw(parts, { running: { call, handler, caller }, request })
    const { params, query, body } = request
    return runCall(parts, { call, handler, caller, raw: { params, query, body, files: [] } })
  })
}

interface RunRawOptions {
  running: Pick<CallRequest, 'call' | 'handler' | 'caller'>
  request: FastifyRequest
}

/** What came is handed over as bytes; only the path is read as input. */
async function runRaw(parts: AppParts, { running, request }: RunRawOptions): Promise<Outcome> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const raw = { params: request.params, query: {}, body: undefined, files: [] }
  return runCall(parts, { ...running, raw, rawBody: { bytes, headers: request.headers } })
}

function pathSite(request: FastifyRequest): string {
  return (request.params as { idSite?: string }).idSite ?? ''
}

export function identifyCaller(
  { directory, now }: Pick<AppParts, 'directory' | 'now'>,
  { request, namedSite }: { request: FastifyRequest; namedSite?: string | undefined },
): Caller | Refused {
  const found =
    namedSite === undefined
      ? directory.find(request.headers.host, request.headers.idsite)
      : directory.findById(namedSite)
  if ('refusal' in found) return found
  return {
    site: found.site,
    locale: requestLocale(request),
    address: visitorPlace(request),
    userAgent: header(request, 'user-agent') ?? '',
    device: readDevice(request),
    requestId: request.id,
    token: readToken(request),
    idempotencyKey: header(request, 'idempotency-key') ?? null,
    now: now(),
  }
}

function methodsByPath(registry: Registry): (url: string) => string[] {
  const patterns = registry.map(({ call }) => ({
    method: call.method,
    pattern: new RegExp(`^/api${call.path.replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  return (url) => {
    const path = url.split('?')[0] ?? ''
    return [...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))]
  }
}
