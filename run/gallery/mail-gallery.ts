import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { sampleLetter } from '#api/all-sample-letters.ts'
import type { Directory } from '#api/calls/site-directory.ts'
import { identifyCaller } from '#api/http/call-routes.ts'
import { letterHead } from '#api/mails/compose-mail.ts'
import type { LetterContext } from '#api/mails/letter-context.ts'
import { letterHtml } from '#api/mails/letter-html.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import { REFUSAL_STATUS } from '#contract/basics/refusals.ts'
import { MAIL_KINDS, type MailKind } from '#contract/mails/closed-sets.ts'
import { inSite } from '#db/site-db.ts'
import { mailWords } from '#words/mails/words.ts'

interface GalleryParts {
  pool: Pool
  directory: Directory
  now: () => Date
}

/** Letters have their styles on their elements; each lies in a frame of its own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** While developing: every mail as the estate of the host would send it, alone and all together. */
export function addMailGallery(app: FastifyInstance, parts: GalleryParts): void {
  app.get('/gallery/mails', (_, reply) =>
    reply.type('text/html').header('content-security-policy', POLICY).send(allMails()),
  )
  app.get<{ Params: { kind: string } }>('/gallery/mails/:kind', async (request, reply) => {
    const caller = identifyCaller(parts, { request })
    if ('refusal' in caller) return reply.code(REFUSAL_STATUS[caller.refusal]).send()
    const kind = MAIL_KINDS.find((known) => known === request.params.kind)
    if (!kind) return reply.code(404).send()
    const estate = await inSite({ pool: parts.pool, siteId: caller.site.id }, loadLetterhead)
    const { locale } = caller
    const context = { estate, words: mailWords[locale], locale, now: parts.now() }
    return reply.type('text/html').header('content-security-policy', POLICY).send(mailHtml(kind, context))
  })
}

function mailHtml(kind: MailKind, context: LetterContext): string {
  const letter = sampleLetter(kind, context)
  const head = letterHead(context, { written: { letter, hasAlcohol: kind !== 'EMAIL_TAKEN' }, isAnswered: true })
  return letterHtml(letter, head)
}

/** Each as tall as what it says, so that one page shows them all. */
function allMails(): string {
  const frames = MAIL_KINDS.map(
    (kind) => `<h2><a href="/gallery/mails/${kind}">${kind}</a></h2>
<iframe title="${kind}" src="/gallery/mails/${kind}" onload="this.height=this.contentDocument.documentElement.scrollHeight"></iframe>`,
  )
  const style =
    'body{margin:0;font:16px system-ui}h1,h2{margin:0;padding:16px;font-size:16px}a{color:inherit}iframe{display:block;width:100%;border:0}'
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails</title><style>${style}</style><main><h1>Mails</h1>${frames.join('')}</main></html>`
}
