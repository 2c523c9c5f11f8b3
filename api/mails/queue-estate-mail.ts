import type { MailKind } from '#contract/mails/closed-sets.ts'
import { findParameterValue } from '#db/queries/sites/parameters.ts'
import type { SiteDb } from '#db/site-db.ts'
import { DEFAULT_LOCALE } from '#words/basics/locales.ts'
import { type QueuedMail, queueMail } from './queue-mail.ts'

/** Tells the estate itself, where it has said where it reads its mails. */
export async function queueEstateMail<Kind extends MailKind>(
  db: SiteDb,
  mail: Omit<QueuedMail<Kind>, 'locale' | 'recipient'>,
): Promise<void> {
  const recipient = await findParameterValue(db, 'COMPANY_EMAIL')
  if (recipient) await queueMail(db, { ...mail, locale: DEFAULT_LOCALE, recipient } as QueuedMail<Kind>)
}
