import { createSecretLink } from '#api/accounts/secret-links.ts'
import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { countMailWish } from '#api/mails/caused-mails.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { PrivacyKind } from '#contract/privacy/closed-sets.ts'
import type { askPrivacyRequest } from '#contract/privacy/privacy.ts'
import { findAccountAddress } from '#db/queries/accounts/users.ts'
import { noteRequest } from './note-request.ts'

/** What the person does alone, by a link of this purpose; the rest is for somebody of the estate to decide. */
const LINKS = { ACCESS: 'DATA_EXPORT', DELETION: 'DATA_DELETION' } as const satisfies Partial<
  Record<PrivacyKind, string>
>

/** The same for every address: nobody learns who is known here. */
export const handleAskPrivacyRequest: Handler<typeof askPrivacyRequest> = async ({ body }, parts) => {
  const { email, kind, message } = body
  if (kind === 'ACCESS' || kind === 'DELETION') {
    const wait = await countMailWish(parts, { kind: LINKS[kind], recipient: email })
    if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
    await sendLink(parts, { email, purpose: LINKS[kind] })
    return { value: { isAsked: true } }
  }
  if (message === '') return { problems: { message: { problem: 'required' } } }
  await noteRequest(parts, { kind, origin: 'FORM', email, userId: await ownerOf(parts, email), message, isDone: false })
  return { value: { isAsked: true } }
}

async function sendLink(
  { db, site, secrets, locale, now, randomId }: HandlerContext,
  { email, purpose }: { email: string; purpose: (typeof LINKS)[keyof typeof LINKS] },
): Promise<void> {
  const linkId = await createSecretLink(db, { purpose, siteId: site.id, userId: null, email, secrets, now })
  await queueMail(db, { kind: purpose, locale, recipient: email, orderId: null, facts: { linkId }, now, randomId })
}

/** The account that asks about its own address. */
async function ownerOf({ db, principal }: HandlerContext, email: string): Promise<number | null> {
  if (!principal) return null
  const own = await findAccountAddress(db, principal.id)
  return own.email === email ? principal.id : null
}
