import type { FastifyReply, FastifyRequest } from 'fastify'
import type { createInProcessAsk } from '#api/calls/in-process-ask.ts'
import type { AppParts } from '#api/http/app-parts.ts'
import { identifyCaller } from '#api/http/call-routes.ts'
import { sendCompressed } from '#api/http/compressed.ts'
import { gatePlace } from '#api/http/visitor.ts'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { previewLetter } from '#contract/mails/letters.ts'
import type { getMail } from '#contract/mails/mails.ts'
import * as routes from '#contract/mails/routes.ts'
import { PAGE_HEADERS } from '#site/server/security-headers.ts'
import { screenWords } from '#words/office/screens/words.ts'
import { officeLocale } from './office-locale.ts'

type PreviewParts = Pick<AppParts, 'directory' | 'now' | 'gate'> & { ask: ReturnType<typeof createInProcessAsk> }
type Ask = ReturnType<PreviewParts['ask']>

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
}

/** A letter has its styles in itself; it runs nothing, and shows the estate's own pictures only. */
const HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-same-origin",
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

/** A mail of the outbox for the frame that shows it. */
export async function answerMailPreview(parts: PreviewParts, answering: Answering): Promise<FastifyReply> {
  return answerFrame(parts, {
    ...answering,
    find: async (ask) => {
      const answer = await ask(routes.getMail, { params: answering.request.params as { id: string } })
      if (!answer.success) return null
      // The call has checked its answer against the contract.
      return (answer.data as OutputOf<typeof getMail>).content?.html ?? ''
    },
  })
}

/** A mail that nobody was sent, with the texts of the address. */
export async function answerLetterPreview(parts: PreviewParts, answering: Answering): Promise<FastifyReply> {
  const { params, query } = answering.request
  return answerFrame(parts, {
    ...answering,
    find: async (ask) => {
      const asked = { params: params as { kind: string }, query: query as Record<string, string> }
      const answer = await ask(routes.previewLetter, asked)
      return answer.success ? (answer.data as OutputOf<typeof previewLetter>).html : null
    },
  })
}

type Framed = Answering & { find: (ask: Ask) => Promise<string | null> }

async function answerFrame(parts: PreviewParts, { request, reply, find }: Framed): Promise<FastifyReply> {
  const html = await asCaller(parts, { request, find })
  const { gone } = screenWords[officeLocale(request)].mails
  reply.headers(HEADERS).type('text/html; charset=utf-8')
  if (html === null) return reply.code(404).send(`<p>${gone}</p>`)
  return sendCompressed(reply, Buffer.from(html || `<p>${gone}</p>`))
}

/** Asked in the caller's own name: whoever may not read mails finds none. */
async function asCaller(
  { directory, now, gate, ask }: PreviewParts,
  { request, find }: Pick<Framed, 'request' | 'find'>,
): Promise<string | null> {
  const caller = identifyCaller({ directory, now }, { request })
  const leave = 'refusal' in caller ? null : await gate.enter('normal', gatePlace(request))
  if ('refusal' in caller || !leave) return null
  try {
    return await find(ask({ ...caller, idempotencyKey: null }))
  } finally {
    leave()
  }
}
