import { createHash } from 'node:crypto'
import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { limitWindow } from '#api/calls/limit-window.ts'
import { chosenFiles, keepFormFiles, takeFiles } from '#api/forms/form-files.ts'
import { ticketRefusal } from '#api/forms/form-ticket.ts'
import { countMailWish, ESTATE } from '#api/mails/caused-mails.ts'
import { queueEstateMail } from '#api/mails/queue-estate-mail.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { sendMessage } from '#contract/content/messages.ts'
import { countTry } from '#db/queries/basics/rate-counters.ts'
import { addMessage } from '#db/queries/content/messages.ts'
import { isSuspect } from '#rules/content/message-checks.ts'

const DAY_SECONDS = 86_400
/** Counts what is only kept: nobody stores without bound, nor uses up what people may send. */
const NOBODY = 'nobody'

/**
 * What looks like a machine's is kept without its files and mailed to nobody; the machine is told nothing else than a
 * person.
 */
export const handleSendMessage: Handler<typeof sendMessage> = async ({ body, files }, parts) => {
  const { db, locale, now } = parts
  const { copy = false, ticket, website, ...written } = body
  const trap = website ?? ''
  const refused = trap === '' ? ticketRefusal(parts, ticket) : null
  if (refused) return refused
  const suspect = isSuspect({ trap, sameTextsToday: await countText(parts, written.message) })
  const wait = await countMailWish(parts, { kind: 'CONTACT_MESSAGE', recipient: suspect ? NOBODY : ESTATE })
  if (wait !== null) return { refusal: 'too-many-requests', retryAfterSeconds: wait }
  const taken = await takeFiles(parts, suspect ? [] : chosenFiles(files))
  if ('refusal' in taken) return taken
  if ('problem' in taken) return { problems: { images: taken } }
  const { phone, subject, topic } = written
  const id = await addMessage(db, {
    ...written,
    ...{ phone: phone || null, subject: subject || null, topic: topic ?? null },
    ...{ locale, order_id: null, is_suspect: suspect, created_at: now },
  })
  if (!suspect) await tell(parts, { id, email: written.email, wantsCopy: copy })
  await keepFormFiles(parts, { owner: { message_id: id }, files: taken.clean })
  return { value: { id } }
}

/** How often these words were sent today, by whomever. */
async function countText({ db, now }: HandlerContext, message: string): Promise<number> {
  const words = message.toLowerCase().replace(/\s+/g, ' ')
  const subject = createHash('sha256').update(`message text ${words}`).digest('base64url')
  return countTry(db, { subject, windowStart: limitWindow(now, DAY_SECONDS).start })
}

async function tell(
  parts: HandlerContext,
  { id, email, wantsCopy }: { id: number; email: string; wantsCopy: boolean },
): Promise<void> {
  const { db, locale, now, randomId } = parts
  const facts = { messageId: id }
  await queueEstateMail(db, { kind: 'CONTACT_MESSAGE', orderId: null, facts, now, randomId })
  if (!wantsCopy || (await countMailWish(parts, { kind: 'CONTACT_COPY', recipient: email })) !== null) return
  await queueMail(db, { kind: 'CONTACT_COPY', locale, recipient: email, orderId: null, facts, now, randomId })
}
