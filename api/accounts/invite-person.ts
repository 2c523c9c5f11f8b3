import type { Handler } from '#api/calls/handler.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { invitePerson } from '#contract/accounts/people.ts'
import { isDemoAddress } from '#db/demo/accounts.ts'
import { isAdministrator } from '#db/queries/accounts/people.ts'
import { localeFromLang } from '#words/basics/locales.ts'
import { INVITATION_HOURS, invitationEnd, invite } from './invite.ts'
import { createSecretLink } from './secret-links.ts'

export const handleInvitePerson: Handler<typeof invitePerson> = async ({ body }, parts) => {
  const { db, site, secrets, now, randomId } = parts
  const { email, role } = body
  // Everyone knows their password.
  if (isDemoAddress(email)) return { refusal: 'demo-account' }
  if (await isAdministrator(db, email)) return { refusal: 'person-already-there' }
  const locale = localeFromLang(body.language ?? parts.locale)
  const token = await invite(db, { email, locale, role, now })
  const link = { purpose: 'INVITATION', siteId: site.id, userId: null, email, token, secrets, now } as const
  const facts = { linkId: await createSecretLink(db, link), hours: INVITATION_HOURS }
  await queueMail(db, { kind: 'INVITATION', locale, recipient: email, orderId: null, facts, now, randomId })
  const invitation = { email, role, createdAt: now.toISOString(), expiresAt: invitationEnd(now).toISOString() }
  return {
    value: { invitation },
    changes: [{ thing: 'people', id: 'invitation', before: null, after: { role } }],
  }
}
