import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Caller } from '#api/calls/caller.ts'
import type { Services } from '#api/calls/handler.ts'
import { createInProcessAsk } from '#api/calls/in-process-ask.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { identifyCaller } from '#api/http/call-routes.ts'
import { sendCompressed } from '#api/http/compressed.ts'
import type { Gate } from '#api/http/gate.ts'
import { header } from '#api/http/request-header.ts'
import { gatePlace } from '#api/http/visitor.ts'
import { type ELabel, EU_LANGUAGES, type EuLanguage, getELabel } from '#contract/catalogue/e-labels.ts'
import { getSiteInfo, type SiteInfo } from '#contract/sites/site.ts'
import { qrModules } from '#providers/qr-codes/qr-code.ts'
import { qrPng, qrSvg } from '#providers/qr-codes/qr-files.ts'
import { E_LABEL_POLICY, eLabelPage, missingELabelPage } from '#site/server/e-label-page.ts'
import type { SiteCache } from '#site/server/site-cache.ts'
import { preferredLanguage } from './accept-language.ts'

interface ELabelsParts {
  cache: SiteCache
  pool: Pool
  directory: Directory
  services: Services
  gate: Gate
  now: () => Date
}

interface ELabelPath {
  id: string
  lang?: string
}

type ELabelRequest = FastifyRequest<{ Params: ELabelPath }>
const NOTHING_LIVE: ReadonlySet<string> = new Set()

type ELabelContext = ELabelsParts & { ask: ReturnType<typeof createInProcessAsk> }

/** Faults are told, requests are not: nobody learns from us who has read the label of a bottle. */
const QUIET = { logLevel: 'error' } as const
const USUAL: EuLanguage = 'fr'
const KEPT_BY_READERS = 'public, max-age=300'

/** Everything that is sent, found or not. Whoever reads a label is neither followed nor led anywhere. */
const HEADERS = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': E_LABEL_POLICY,
} as const

/** Adds the e-labels of Regulation (EU) 2021/2117: a page in each language of the Union, and the code that leads to it. */
export function addELabels(app: FastifyInstance, given: ELabelsParts): void {
  const parts = { ...given, ask: createInProcessAsk(given, fullRegistry) }
  app.get<{ Params: ELabelPath }>('/e-label/:id', QUIET, (request, reply) => {
    reply.header('vary', 'accept-language')
    return answerPage(parts, { request, reply, language: wantedLanguage(request) })
  })
  app.get<{ Params: ELabelPath }>('/e-label/:id/:lang', QUIET, (request, reply) => {
    const language = EU_LANGUAGES.find((known) => known === request.params.lang)
    return language ? answerPage(parts, { request, reply, language }) : sendMissing(request, reply)
  })
  app.get<{ Params: ELabelPath }>('/e-label/:id/qr.svg', QUIET, (request, reply) =>
    answerCode(parts, { request, reply, draw: (url) => ({ type: 'image/svg+xml', body: qrSvg(qrModules(url)) }) }),
  )
  app.get<{ Params: ELabelPath }>('/e-label/:id/qr.png', QUIET, (request, reply) =>
    answerCode(parts, { request, reply, draw: (url) => ({ type: 'image/png', body: qrPng(qrModules(url)) }) }),
  )
  app.get('/e-label/*', QUIET, sendMissing)
}

async function answerPage(
  parts: ELabelContext,
  { request, reply, language }: { request: ELabelRequest; reply: FastifyReply; language: EuLanguage },
): Promise<FastifyReply> {
  const found = await findLabel(parts, request)
  if (found === 'overloaded') return sendBusy(reply)
  if (!found) return sendMissing(request, reply)
  return sendHtml(reply.header('cache-control', KEPT_BY_READERS), eLabelPage(found.label, language))
}

interface AnswerCodeOptions {
  request: ELabelRequest
  reply: FastifyReply
  draw: (url: string) => { type: string; body: string | Buffer }
}

async function answerCode(parts: ELabelContext, { request, reply, draw }: AnswerCodeOptions): Promise<FastifyReply> {
  const found = await findLabel(parts, request)
  if (found === 'overloaded') return sendBusy(reply)
  if (!found) return sendMissing(request, reply)
  const info = await parts.ask(found.caller)(getSiteInfo, {})
  if (!info.success) return sendBusy(reply)
  const base = (info.data as SiteInfo).url.replace(/\/+$/, '')
  const { type, body } = draw(`${base}/e-label/${found.label.idDeclination}`)
  return reply
    .headers({ ...HEADERS, 'cache-control': KEPT_BY_READERS })
    .type(type)
    .send(body)
}

type FoundLabel = { label: ELabel; caller: Caller } | 'overloaded' | null

/** From memory, or asked once however many read; an unknown one is asked for anew each time, through the gate. */
async function findLabel(parts: ELabelContext, request: ELabelRequest): Promise<FoundLabel> {
  const { directory, now } = parts
  const asking = identifyCaller({ now, directory: { ...directory, find: directory.findThoughClosed } }, { request })
  if ('refusal' in asking) return null
  // The same for everybody: not even a signed-in reader is recognised here.
  const caller: Caller = { ...asking, token: null, idempotencyKey: null }
  const { id } = request.params
  if (!/^\d{1,10}$/.test(id)) return null
  const leave = await parts.gate.enter('normal', gatePlace(request))
  if (!leave) return 'overloaded'
  try {
    const kept = await parts.cache.findOrAsk({ siteId: caller.site.id, asked: `e-label ${id}` }, async () => {
      const envelope = await parts.ask(caller)(getELabel, { params: { idDeclination: id } })
      return envelope.success
        ? { answer: envelope.data, bytes: JSON.stringify(envelope.data).length, live: NOTHING_LIVE }
        : null
    })
    // The call has checked its answer against the contract.
    return kept && { label: kept.answer as ELabel, caller }
  } finally {
    leave()
  }
}

function wantedLanguage(request: FastifyRequest): EuLanguage {
  return preferredLanguage({ header: header(request, 'accept-language'), languages: EU_LANGUAGES, usual: USUAL })
}

async function sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = missingELabelPage(wantedLanguage(request))
  return sendHtml(reply.code(404).headers({ 'cache-control': 'no-store', vary: 'accept-language' }), page)
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return sendCompressed(reply.headers(HEADERS).type('text/html; charset=utf-8'), Buffer.from(html))
}

function sendBusy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ ...HEADERS, 'retry-after': '2', 'cache-control': 'no-store' })
    .send()
}
