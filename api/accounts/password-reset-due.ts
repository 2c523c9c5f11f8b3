import type { DueHandler } from '#api/background/due-handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import { deleteLink, takeUnsentLink } from '#db/queries/accounts/secret-links.ts'
import { findMailbox } from '#db/queries/accounts/users.ts'

/** Writes to the owner of an account; a link for an address without one is forgotten. */
export const handlePasswordResetDue: DueHandler = ({ subject, now, randomId, transact }) =>
  transact(async (db) => {
    const link = await takeUnsentLink(db, { id: Number(subject), now })
    if (!link) return
    const mailbox = link.user_id === null ? undefined : await findMailbox(db, link.user_id)
    // An address that is not the account's any more opens it no more.
    if (mailbox?.email !== link.email) return deleteLink(db, link.id)
    const { email, firstname, locale } = mailbox
    const facts = { linkId: link.id, firstname }
    await queueMail(db, { kind: 'PASSWORD_RESET', locale, recipient: email, orderId: null, facts, now, randomId })
  })
