import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Refused } from './calls/outcome.ts'
import { addApiDocs } from './http/api-docs.ts'
import type { AppParts } from './http/app-parts.ts'
import { answerBrokenRequest, refuseRaw } from './http/broken-request.ts'
import { addCallRoutes } from './http/call-routes.ts'
import { requestLocale } from './http/caller-cookies.ts'
import { errorRefusal } from './http/error-refusal.ts'
import { createFlood, type Flood } from './http/flood.ts'
import { createForms } from './http/forms.ts'
import { isTooDeep } from './http/json-body.ts'
import { createProxyTrust, isLoopback } from './http/proxy-trust.ts'
import { replyWith } from './http/reply-with.ts'
import { cameOverHttps, isFromThisMachine, joinForwardedProto, namesManyHosts, visitorPlace } from './http/visitor.ts'

const BODY_BYTES = 1_000_000
/** Only over https, where the browser may rely on it. */
const HSTS = ['strict-transport-security', 'max-age=31536000'] as const
const FLOOD_PER_MINUTE = 1_200
const MINUTE_MS = 60_000

/** The HTTP server: health, API and its page. Pages of the site are added by whoever builds it. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const trust = createProxyTrust(parts.trustProxy)
  const flood = createFlood({ max: FLOOD_PER_MINUTE, windowMs: MINUTE_MS, trust })
  const app = Fastify({
    serverFactory: (handler) => {
      const isShared = (address: string) => isLoopback(address) || trust.isProxy(address, 0)
      return parts.createServer((request, response) => {
        if (namesManyHosts(request)) return refuseRaw(response, 'malformed-address')
        if (request.headers['x-forwarded-proto'] !== undefined) {
          if (cameOverHttps(request, trust)) response.setHeader(...HSTS)
          joinForwardedProto(request)
        }
        const place = request.url?.startsWith('/api/') ? flood.placeOf(request) : null
        if (flood.isOver(place) || !parts.answerEarly?.(request, response)) return handler(request, response)
        flood.count(place)
      }, isShared)
    },
    bodyLimit: BODY_BYTES,
    return503OnClosing: false,
    trustProxy: parts.trustProxy === 0 ? false : trust.isProxy,
    logger: { level: parts.logLevel, ...(parts.log ? { stream: parts.log } : {}) },
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => sendRefused({ request, reply, refused: errorRefusal(error) }),
    clientErrorHandler: answerBrokenRequest,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.setErrorHandler((error, request, reply) => sendError({ request, reply, error }))
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await parts.isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  await app.register((api) => addApi(api, { ...parts, flood }), { prefix: '/api' })
  return app
}

async function addApi(api: FastifyInstance, parts: AppParts & { flood: Flood }): Promise<void> {
  readJsonStrictly(api)
  await api.register(fastifyMultipart)
  await api.register(fastifyRateLimit, {
    max: FLOOD_PER_MINUTE,
    timeWindow: MINUTE_MS,
    store: parts.flood.Store,
    // Calls that must be counted exactly have a limit in their contract.
    keyGenerator: visitorPlace,
    allowList: isFromThisMachine,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
  })
  addCallRoutes(api, { ...parts, forms: createForms(parts.formFolder ?? tmpdir()) })
  addApiDocs(api, parts.registry)
}

/** Depth is judged on the text; `__proto__` and `constructor.prototype` keys are refused. */
function readJsonStrictly(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error')
  api.removeContentTypeParser(['application/json', 'text/plain'])
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    if (isTooDeep(text)) return done(Object.assign(new Error('too deep'), { refusal: 'too-deep' }))
    parse(request, text, done)
  })
}

interface SendErrorOptions {
  request: FastifyRequest
  reply: FastifyReply
  error: unknown
}

function sendError({ request, reply, error }: SendErrorOptions): FastifyReply {
  const named = error instanceof Error && 'refusal' in error ? ({ refusal: error.refusal } as Refused) : null
  const refused = named ?? errorRefusal(error)
  if (refused.refusal === 'fault') request.log.error({ err: error }, 'fault')
  return sendRefused({ request, reply, refused })
}

interface SendRefusedOptions {
  request: FastifyRequest
  reply: FastifyReply
  refused: Refused
}

function sendRefused({ request, reply, refused }: SendRefusedOptions): FastifyReply {
  return replyWith(reply, { outcome: refused, locale: requestLocale(request) })
}
