import type { FastifyReply, FastifyRequest } from 'fastify'
import type { createInProcessAsk } from '#api/calls/in-process-ask.ts'
import type { AppParts } from '#api/http/app-parts.ts'
import { identifyCaller } from '#api/http/call-routes.ts'
import { sendCompressed } from '#api/http/compressed.ts'
import { gatePlace } from '#api/http/visitor.ts'
import type { OutputOf } from '#contract/basics/define-call.ts'
import type { getMail } from '#contract/mails/mails.ts'
import * as routes from '#contract/mails/routes.ts'
import { PAGE_HEADERS } from '#site/server/security-headers.ts'
import { screenWords } from '#words/office/screens/words.ts'
import { officeLocale } from './office-locale.ts'

type PreviewParts = Pick<AppParts, 'directory' | 'now' | 'gate'> & { ask: ReturnType<typeof createInProcessAsk> }

/** A letter has its styles in itself; it runs nothing, and shows the estate's own pictures only. */
const HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-same-origin",
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

/** A mail of the outbox for the frame that shows it. */
export async function answerMailPreview(
  parts: PreviewParts,
  { request, reply }: { request: FastifyRequest<{ Params: { id: string } }>; reply: FastifyReply },
): Promise<FastifyReply> {
  const mail = await findMail(parts, request)
  const { gone } = screenWords[officeLocale(request)].mails
  reply.headers(HEADERS).type('text/html; charset=utf-8')
  if (!mail) return reply.code(404).send(`<p>${gone}</p>`)
  return sendCompressed(reply, Buffer.from(mail.content?.html ?? `<p>${gone}</p>`))
}

/** Asked in the caller's own name: whoever may not read mails finds none. */
async function findMail(
  { directory, now, gate, ask }: PreviewParts,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<OutputOf<typeof getMail> | null> {
  const caller = identifyCaller({ directory, now }, { request })
  const leave = 'refusal' in caller ? null : await gate.enter('normal', gatePlace(request))
  if ('refusal' in caller || !leave) return null
  try {
    const answer = await ask({ ...caller, idempotencyKey: null })(routes.getMail, { params: request.params })
    // The call has checked its answer against the contract.
    return answer.success ? (answer.data as OutputOf<typeof getMail>) : null
  } finally {
    leave()
  }
}
