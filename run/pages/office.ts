import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Services } from '#api/calls/handler.ts'
import { createInProcessAsk } from '#api/calls/in-process-ask.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { fullRegistry } from '#api/full-registry.ts'
import { identifyCaller } from '#api/http/call-routes.ts'
import { sendCompressed } from '#api/http/compressed.ts'
import type { Gate } from '#api/http/gate.ts'
import { gatePlace } from '#api/http/visitor.ts'
import type { Envelope } from '#contract/basics/envelope.ts'
import { getMe } from '#contract/office/routes.ts'
import { LANG_PLACE, NONCE_PLACE } from '#office/shell/shell-places.ts'
import { officeHeaders } from '#site/server/security-headers.ts'
import { LOCALES, pathInLocale } from '#words/basics/locales.ts'
import { answerLetterPreview, answerMailPreview } from './mail-preview.ts'
import { officeLocale } from './office-locale.ts'
import { type OfficeSource, PANEL_PREFIX } from './office-source.ts'

interface OfficeParts {
  office: OfficeSource
  pool: Pool
  directory: Directory
  services: Services
  gate: Gate
  now: () => Date
  /** What anybody gets who has nothing to do here: the public site says that there is no such page. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

type OfficeContext = OfficeParts & { ask: ReturnType<typeof createInProcessAsk> }

/** Adds the back office: its files, and one page that its scripts fill, for whoever works for the estate of this host. */
export async function addOffice(app: FastifyInstance, given: OfficeParts): Promise<void> {
  const parts = { ...given, ask: createInProcessAsk(given, fullRegistry) }
  const { assets, panel } = parts.office
  const folders = [
    { folder: assets, prefix: '/admin/assets/' },
    { folder: panel.assets, prefix: PANEL_PREFIX },
  ]
  for (const { folder, prefix } of folders) {
    if (!folder) continue
    await app.register(fastifyStatic, {
      root: fileURLToPath(folder),
      prefix,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      decorateReply: false,
      index: false,
      setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
    })
  }
  app.get('/admin/preview/mail/:id', (request, reply) => answerMailPreview(parts, { request, reply }))
  app.get('/admin/preview/letter/:kind', (request, reply) => answerLetterPreview(parts, { request, reply }))
  for (const path of ['/admin', '/admin/*'])
    app.get(path, (request, reply) => answerOrModule(parts, { request, reply }))
}

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
}

function answerOrModule(parts: OfficeContext, { request, reply }: Answering): Promise<FastifyReply> {
  const { answerModule } = parts.office
  if (!answerModule) return answerOffice(parts, { request, reply })
  return new Promise((resolve, reject) => {
    const goOn = () => answerOffice(parts, { request, reply }).then(resolve, reject)
    answerModule({ request: request.raw, response: reply.raw, goOn })
  })
}

async function answerOffice(parts: OfficeContext, { request, reply }: Answering): Promise<FastifyReply> {
  const me = await askWho(parts, request)
  if (me?.success) return sendShell(parts, { request, reply })
  const locale = officeLocale(request)
  if (me?.code === 'not-signed-in') {
    return lead(reply, `${pathInLocale('/auth', locale)}?next=${encodeURIComponent(request.url)}`)
  }
  if (me?.code === 'second-factor-missing') return lead(reply, pathInLocale('/account/second-factor', locale))
  return parts.otherwise(request, reply)
}

/** Null when this cannot be known now, or no estate lives here: the public site has the words for it. */
async function askWho(parts: OfficeContext, request: FastifyRequest): Promise<Envelope<unknown> | null> {
  const caller = identifyCaller(parts, { request })
  if ('refusal' in caller) return null
  const leave = await parts.gate.enter('normal', gatePlace(request))
  if (!leave) return null
  try {
    return await parts.ask({ ...caller, idempotencyKey: null })(getMe, {})
  } finally {
    leave()
  }
}

async function sendShell({ office }: OfficeContext, { request, reply }: Answering): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('hex')
  const shell = await office.shell()
  const lang = LOCALES[officeLocale(request)].code
  const html = shell.replaceAll(NONCE_PLACE, nonce).replace(LANG_PLACE, `<html lang="${lang}">`)
  // While developing Vite brings scripts of its own.
  const { 'content-security-policy': policy, ...headers } = officeHeaders(nonce)
  reply.headers(office.assets ? { ...headers, 'content-security-policy': policy } : headers)
  return sendCompressed(reply.type('text/html; charset=utf-8'), Buffer.from(html))
}

function lead(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(to, 302)
}
