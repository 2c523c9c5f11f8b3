import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { AnswerCookie } from '#api/calls/answer-cookie.ts'
import type { Caller } from '#api/calls/caller.ts'
import type { Services } from '#api/calls/handler.ts'
import { createInProcessAsk } from '#api/calls/in-process-ask.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { setCookies } from '#api/http/answer-cookies.ts'
import { identifyCaller } from '#api/http/call-routes.ts'
import { isForeignChange, isOfficeBrowser } from '#api/http/caller-cookies.ts'
import { errorRefusal } from '#api/http/error-refusal.ts'
import { createForms, type Forms } from '#api/http/forms.ts'
import type { Gate } from '#api/http/gate.ts'
import { gatePlace, visitorPlace } from '#api/http/visitor.ts'
import { createAsk, type Transport } from '#client/ask.ts'
import { REFUSAL_STATUS } from '#contract/basics/refusals.ts'
import type { AnswerKind, Metrics } from '#run/metrics.ts'
import { readPageAddress } from '#site/server/page-address.ts'
import { answerPage, sendPlain } from '#site/server/page-server.ts'
import type { SiteCache } from '#site/server/site-cache.ts'
import { type Locale, localeFromPath } from '#words/basics/locales.ts'
import { askFromMemory, type LiveListener } from './ask-from-memory.ts'
import { addOffice } from './office.ts'
import type { OfficeSource } from './office-source.ts'
import { type PageForm, readPageForm } from './page-form.ts'
import type { SiteSource } from './site-source.ts'

interface PagesParts {
  source: SiteSource
  office: OfficeSource
  cache: SiteCache
  pool: Pool
  directory: Directory
  services: Services
  gate: Gate
  now: () => Date
  metrics: Metrics
  /** Where files of forms wait that are too large for the memory. */
  formFolder?: string
  trustsExact?: true
}

/** Adds the back office and the public site: their assets, and every path that is nothing else. */
export async function addPages(app: FastifyInstance, given: PagesParts): Promise<void> {
  const forms = createForms(given.formFolder ?? tmpdir())
  const parts = { ...given, forms, askAs: createInProcessAsk(given, fullRegistry) }
  if (parts.source.assets) {
    await app.register(fastifyStatic, {
      root: fileURLToPath(parts.source.assets),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
      index: false,
      setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
    })
  }
  await addOffice(app, { ...given, otherwise: (request, reply) => answer(parts, { request, reply }) })
  await app.register(async (site) => {
    // A page's action reads the body itself.
    site.removeAllContentTypeParsers()
    site.addContentTypeParser('*', (_request, _payload, done) => done(null))
    site.all('/', (request, reply) => answer(parts, { request, reply }))
    site.all('/*', (request, reply) => answer(parts, { request, reply }))
  })
  app.addHook('onResponse', async (request, reply) => {
    const answered = { status: reply.statusCode, seconds: reply.elapsedTime / 1_000 }
    parts.metrics.countAnswer(answerKind(request), answered)
  })
}

function answerKind({ url, routeOptions }: FastifyRequest): AnswerKind {
  if (url.startsWith('/api/')) return (routeOptions.config as { isCritical?: boolean }).isCritical ? 'checkout' : 'api'
  return url.startsWith('/img/') ? 'picture' : 'page'
}

type PagesContext = PagesParts & { forms: Forms; askAs: ReturnType<typeof createInProcessAsk> }

async function answer(
  parts: PagesContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  reply.hijack()
  const response = reply.raw
  response.setHeader('x-request-id', request.id)
  const locale = localeFromPath(request.url)
  const caller = identifyCaller(parts, { request })
  if ('refusal' in caller) {
    sendPlain({ response, status: REFUSAL_STATUS[caller.refusal], locale })
    return reply
  }
  if (isForeignChange(request)) {
    sendPlain({ response: response.setHeader('connection', 'close'), status: 403, locale })
    return reply
  }
  const renderer = await parts.source.renderer()
  const takesFiles = renderer.takesFiles(readPageAddress(request.url)?.page ?? '')
  const form = await readPageForm(parts.forms, { request: request.raw, place: visitorPlace(request), takesFiles })
  if ('status' in form) {
    sendPlain({ response: response.setHeader('connection', 'close'), status: form.status, locale })
    return reply
  }
  const leave = await enterGates(parts, { form, place: gatePlace(request) })
  if (!leave) {
    await form.drop()
    sendPlain({ response, status: 503, locale })
    return reply
  }
  try {
    // Gone while waiting at the gate.
    if (response.destroyed) return reply
    const onCookies = (cookies: readonly AnswerCookie[]) => {
      for (const line of setCookies(parts.directory, { request, cookies })) response.appendHeader('set-cookie', line)
    }
    const live = new Set<string>()
    const onLive = (shown: Iterable<string>) => {
      for (const thing of shown) live.add(thing)
    }
    const session = sessionOf(request)
    const asking = (token: string | null) => (locale: Locale) => {
      const asker = { ...caller, ...session, locale, token, idempotencyKey: null }
      const askHearing = (onLive: LiveListener) => parts.askAs(asker, { onCookies, onLive }) as Transport
      return createAsk(askFromMemory({ askHearing, cache: parts.cache, caller: asker, onLive }))
    }
    await answerPage(renderer, {
      cache: parts.cache,
      page: {
        siteId: caller.site.id,
        request: request.raw,
        body: await form.read(),
        response,
        askAsCaller: asking(caller.token),
        askAsVisitor: asking(null),
        live,
        policy: parts.source.policy,
        panel: isOfficeBrowser(request.raw) ? parts.office.panel.script : null,
        isPassing: (error) => errorRefusal(error).refusal !== 'fault',
        onFault: (error) => request.log.error({ err: error }, 'page fault'),
      },
    })
  } catch (error) {
    failPage(request, { response, error, locale })
  } finally {
    leave()
    await form.drop()
  }
  return reply
}

/** Who reads a page is looked up once for it; a form may end a session, or begin one, between two calls. */
function sessionOf({ method }: FastifyRequest): Pick<Caller, 'session'> {
  return method === 'GET' ? { session: {} } : {}
}

/** What has files comes into memory to be worked on: a few at a time. Null when there is no room. */
async function enterGates(
  { gate, forms }: PagesContext,
  { form, place }: { form: PageForm; place: string | null },
): Promise<(() => void) | null> {
  const leaveWork = form.hasFiles ? await forms.working.enter('normal', place) : () => {}
  if (!leaveWork) return null
  const leave = await gate.enter('normal', place)
  if (!leave) leaveWork()
  return (
    leave &&
    (() => {
      leave()
      leaveWork()
    })
  )
}

function failPage(
  request: FastifyRequest,
  { response, error, locale }: { response: FastifyReply['raw']; error: unknown; locale: Locale },
): void {
  // The visitor went away: nobody is left to tell.
  if (response.destroyed) return
  const { refusal } = errorRefusal(error)
  if (refusal === 'fault') request.log.error({ err: error }, 'page fault')
  if (response.headersSent) response.destroy()
  else sendPlain({ response, status: REFUSAL_STATUS[refusal], locale })
}
