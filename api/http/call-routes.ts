import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#api/calls/caller.ts'
import type { Outcome, Refused } from '#api/calls/outcome.ts'
import type { RegisteredCall, Registry } from '#api/calls/registry.ts'
import { admit, type CallRequest, runCall } from '#api/calls/run-call.ts'
import { isHidden } from '#api/calls/unfinished-sites.ts'
import type { CallDefinition, UploadedFile } from '#contract/basics/define-call.ts'
import type { FileAnswer } from '#contract/basics/shapes.ts'
import { setCookies } from './answer-cookies.ts'
import type { AppParts } from './app-parts.ts'
import { isOwnRead, readDevice, readToken, requestLocale } from './caller-cookies.ts'
import { readMultipart } from './multipart-body.ts'
import { replyWith, replyWithFile } from './reply-with.ts'
import { header } from './request-header.ts'

/** One route a call, and clear answers for everything else under /api. */
export function addCallRoutes(api: FastifyInstance, parts: AppParts): void {
  const [raw, read] = [true, false].map((isRaw) => parts.registry.filter(({ call }) => !!call.takesRawBody === isRaw))
  const addRoutes = (scope: FastifyInstance, registry: Registry) => {
    for (const registered of registry) {
      const { method, path } = registered.call
      scope.route({ method, url: path, handler: (request, reply) => answerCall(parts, { registered, request, reply }) })
    }
  }
  addRoutes(api, read ?? [])
  api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))
    addRoutes(scope, raw ?? [])
  })
  const allowedMethods = methodsByPath(parts.registry)
  api.setNotFoundHandler((request, reply) => {
    const locale = requestLocale(request)
    const methods = allowedMethods(request.url)
    if (methods.length === 0) return replyWith(reply, { outcome: { refusal: 'call-unknown' }, locale })
    return replyWith(reply.header('allow', methods.join(', ')), { outcome: { refusal: 'method-not-allowed' }, locale })
  })
}

async function answerCall(
  parts: AppParts,
  { registered, request, reply }: { registered: RegisteredCall; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const locale = requestLocale(request)
  const leave = await parts.gate.enter(registered.call.priority ?? 'normal')
  if (!leave) return replyWith(reply, { outcome: { refusal: 'overloaded', retryAfterSeconds: 1 }, locale })
  try {
    const outcome = await answerRequest(parts, { registered, request })
    const { cacheSeconds } = registered.call
    if (cacheSeconds !== undefined && !('refusal' in outcome)) {
      reply.header('cache-control', `public, max-age=${cacheSeconds}`).header('vary', 'userLang, idSite, Cookie')
    }
    const cookies = 'cookies' in outcome ? setCookies(parts.directory, { request, cookies: outcome.cookies }) : []
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    // The contract's output shape was checked when the call was run.
    if (registered.call.answersFile && 'data' in outcome) return replyWithFile(reply, outcome.data as FileAnswer)
    return replyWith(reply, { outcome, locale })
  } finally {
    leave()
  }
}

async function answerRequest(
  parts: AppParts,
  { registered: { call, handler }, request }: { registered: RegisteredCall; request: FastifyRequest },
): Promise<Outcome> {
  const caller = identifyCaller(parts, { request, namedSite: call.siteFromPath ? pathSite(request) : undefined })
  if ('refusal' in caller) return caller
  if (call.changesOnRead && !isOwnRead(request)) return { refusal: 'not-allowed' }
  if (await isHidden(parts, { call, caller })) return { refusal: 'site-unfinished', retryAfterSeconds: 3_600 }
  if (call.takesRawBody) return runRaw(parts, { running: { call, handler, caller }, request })
  // Files are many megabytes: who may not send them is told before they are read.
  const admitted = request.isMultipart() ? await admit(parts, { call, caller }) : null
  if (admitted && 'refusal' in admitted) return admitted
  const read = await readBody(request, call)
  if ('refusal' in read) return read
  const { params, query } = request
  return runCall(parts, { call, handler, caller, raw: { params, query, ...read } })
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
    address: request.ip,
    userAgent: header(request, 'user-agent') ?? '',
    device: readDevice(request),
    requestId: request.id,
    token: readToken(request),
    idempotencyKey: header(request, 'idempotency-key') ?? null,
    now: now(),
  }
}

type ReadBody = { body: unknown; files: readonly UploadedFile[] } | Refused

async function readBody(request: FastifyRequest, call: CallDefinition): Promise<ReadBody> {
  if (!request.isMultipart()) return { body: request.body, files: [] }
  try {
    return await readMultipart(request, call)
  } catch (error) {
    // The form reader names the limits it holds; whatever else it throws is about bytes that are no form.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')) throw error
    return { refusal: 'malformed-body' }
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
