import type { DueHandler } from '#api/background/due-handler.ts'
import type { Services } from '#api/calls/handler.ts'
import { noteHappening } from '#api/calls/happenings.ts'
import { openLogo } from '#api/media/open-logo.ts'
import { loadLetterhead } from '#api/sites/letterhead.ts'
import { findMail, markMailSent, noteMailFailure, removeMail } from '#db/queries/mails/mails.ts'
import type { Attachment } from '#providers/mails/mail-sender.ts'
import { isWorthTrying } from '#rules/mails/mail-retries.ts'
import { type ComposedMail, composeMail } from './compose-mail.ts'
import type { Drawing, LetterWriters } from './letter-writer.ts'

/** Sends a mail of the outbox. After a crash it may leave twice, under the same Message-ID; it is never lost. */
export function createMailDueHandler(letters: LetterWriters): DueHandler {
  return async ({ siteId, subject: mailId, now, services, transact, endWith }) => {
    const id = Number(mailId)
    const found = await transact(async (db) => {
      const [row, estate] = await Promise.all([findMail(db, id), loadLetterhead(db)])
      if (row?.sent_at !== null) return null
      return { row, mail: await composeMail(db, { mail: row, letters, secrets: services.secrets, estate, now }) }
    })
    if (!found) return
    const { row, mail } = found
    // Somebody who gave no address: the estate tells them by itself.
    if (row.recipient === '') return transact((db) => removeMail(db, id))
    // What it tells of is gone: nobody waits for it, and nothing has failed.
    if (!mail) return transact((db) => removeMail(db, id))
    const { subject } = mail
    const attachments = [...mail.attachments, ...(await drawPapers(mail, { siteId, services }))]
    const delivery = await services.mails.send({ ...mail, siteId, attachments })
    if ('isDelivered' in delivery) {
      noteHappening('mail', 'sent')
      return endWith((db) => markMailSent(db, { id, subject, now }))
    }
    const { failure, reason } = delivery
    await transact((db) => noteMailFailure(db, { id, subject, reason }))
    // Given up, it stays in the outbox with its reason, where the estate sees it.
    const isTriedAgain = isWorthTrying({ failure, createdAt: row.created_at, now })
    noteHappening('mail', isTriedAgain ? 'postponed' : 'given up')
    if (isTriedAgain) throw new Error(`The mail was not taken: ${reason}`)
  }
}

async function drawPapers(
  { drawings }: ComposedMail,
  { siteId, services }: { siteId: number; services: Services },
): Promise<Attachment[]> {
  const drawn: Attachment[] = []
  for (const drawing of drawings) {
    const made = await drawPaper(drawing, { siteId, services })
    if ('refusal' in made) throw new Error('Too many documents are waiting to be drawn')
    drawn.push({ filename: drawing.filename, contentType: 'application/pdf', content: made.bytes })
  }
  return drawn
}

function drawPaper({ kind, sheet }: Drawing, { siteId, services }: { siteId: number; services: Services }) {
  const open = () => openLogo(services, { siteId, logo: sheet.logo })
  return kind === 'invoice' ? services.documents.invoice(sheet, open) : services.documents.giftCard(sheet, open)
}
