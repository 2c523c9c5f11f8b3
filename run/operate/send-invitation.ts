import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { INVITATION_HOURS } from '#api/accounts/invite.ts'
import { allLetters } from '#api/all-letters.ts'
import { composeMail } from '#api/mails/compose-mail.ts'
import { mailToQueue } from '#api/mails/queue-mail.ts'
import { inSite } from '#db/site-db.ts'
import { createMailSender } from '#providers/mails/create-mail-sender.ts'
import type { Settings } from '#settings.ts'
import type { Locale } from '#words/basics/locales.ts'
import { print } from './command.ts'

interface Invitation {
  siteId: number
  /** Without a last slash. */
  url: string
  token: string
  email: string
  locale: Locale
}

/**
 * Tells whoever opened the estate the link, and sends it where there is a mail server. It passes the outbox by: what lies
 * there can be read, and the link opens the estate.
 */
export async function sendInvitation(
  app: Pool,
  { settings, invitation }: { settings: Settings; invitation: Invitation },
) {
  const { url, token, email, locale } = invitation
  const prefix = locale === 'fr' ? '' : `/${locale}`
  print(
    `\n${email} chooses a password here, within ${INVITATION_HOURS} hours:\n\n  ${url}${prefix}/invitation/${token}\n`,
  )
  if (settings.smtpUrl === null) return print('No mail server is set (SMTP_URL): hand this link over yourself.')
  const failure = await mail(app, { settings, invitation })
  print(failure ? `It could not be sent (${failure}): hand this link over yourself.` : `It was sent to ${email}.`)
}

async function mail(
  app: Pool,
  { settings, invitation: { siteId, token, email, locale } }: { settings: Settings; invitation: Invitation },
): Promise<string | null> {
  const now = new Date()
  const { randomId, facts } = mailToQueue({
    kind: 'INVITATION',
    locale,
    recipient: email,
    orderId: null,
    facts: { token, hours: INVITATION_HOURS },
    now,
    randomId: () => randomBytes(16).toString('hex'),
  })
  const row = {
    id: 0,
    kind: 'INVITATION',
    locale,
    recipient: email,
    order_id: null,
    facts,
    message_id: `${randomId}@cuvee.invalid`,
    subject: null,
    created_at: now,
    sent_at: null,
    tries: 0,
    last_error: null,
  }
  const composed = await inSite({ pool: app, siteId }, (db) =>
    composeMail(db, { mail: row, letters: allLetters, secrets: null, now }),
  )
  if (!composed) return 'it could not be written'
  const sender = createMailSender({ dataDir: settings.dataDir, url: settings.smtpUrl })
  try {
    const delivery = await sender.send({ ...composed, siteId })
    return 'isDelivered' in delivery ? null : delivery.reason
  } finally {
    sender.close()
  }
}
