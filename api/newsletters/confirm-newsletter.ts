import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import { hashToken } from '#api/calls/session-token.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { confirmNewsletter } from '#contract/newsletters/newsletters.ts'
import { takeLink } from '#db/queries/accounts/secret-links.ts'
import { confirmEmail } from '#db/queries/accounts/users.ts'
import { listNewsletters } from '#db/queries/newsletters/newsletter-lists.ts'
import { addSubscriptions, type Reader } from '#db/queries/newsletters/readers.ts'
import { WishedNewsletters } from './ask-to-confirm.ts'
import { openReader, readerTokenName } from './reader-token.ts'

export const handleConfirmNewsletter: Handler<typeof confirmNewsletter> = async ({ params }, parts) => {
  const { db, site, secrets, principal, now } = parts
  const tokenHash = hashToken(params.token)
  const link = await takeLink(db, { purpose: 'NEWSLETTER_CONFIRM', tokenHash, now })
  if (!link) return { refusal: 'newsletter-link-over' }
  const { lists: wished, ...proof } = WishedNewsletters.parse(link.facts)
  const lists = (await listNewsletters(db, parts.locale)).map(({ id }) => id).filter((id) => wished.includes(id))
  const reader = await openReader(parts, link.email)
  const added = await addSubscriptions(db, { readerId: reader.id, lists, ...proof, now })
  if (added > 0) await welcome(parts, reader)
  // Who holds both the mailbox and the account's session is the owner of both.
  if (principal && principal.id === link.user_id)
    await confirmEmail(db, { userId: principal.id, email: link.email, now })
  return { value: { token: secrets.open(reader.sealed_token, readerTokenName(site.id)) } }
}

async function welcome({ db, locale, now, randomId }: HandlerContext, { id, email }: Reader): Promise<void> {
  const mail = { kind: 'NEWSLETTER_WELCOME', locale, recipient: email, orderId: null, now, randomId } as const
  await queueMail(db, { ...mail, facts: { readerId: id } })
}
