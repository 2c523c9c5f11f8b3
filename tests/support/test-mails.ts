import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allLetters } from '#api/all-letters.ts'
import { composeMail } from '#api/mails/compose-mail.ts'
import type { GivenFacts } from '#api/mails/mail-facts.ts'
import { queueMail } from '#api/mails/queue-mail.ts'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import { findMail } from '#db/queries/mails/mails.ts'
import { inSite } from '#db/site-db.ts'
import type { TestDatabase } from './test-database.ts'
import { insertOrder, type TestOrder } from './test-order.ts'

export const MAIL_NOW = new Date('2026-11-15T10:30:00Z')

interface TestMail<Kind extends MailKind> {
  facts: GivenFacts<Kind>
  siteId?: number
  orderId?: number | null
  locale?: string
  recipient?: string
}

/** Puts a mail into the outbox and gives its id. */
export function queueTestMail<Kind extends MailKind>(
  { pool }: TestDatabase,
  { kind, mail }: { kind: Kind; mail: TestMail<Kind> },
) {
  const { facts, siteId = 1, orderId = null, locale = 'fr', recipient = 'jeanne@example.com' } = mail
  const randomId = () => crypto.randomUUID().replaceAll('-', '')
  return inSite({ pool, siteId }, (db) =>
    queueMail(db, { kind, locale, recipient, orderId, facts, now: MAIL_NOW, randomId }),
  )
}

/** A mail of the outbox as it would be written now. */
export function composeTestMail({ pool }: TestDatabase, { id, siteId = 1 }: { id: number; siteId?: number }) {
  return inSite({ pool, siteId }, async (db) => {
    const row = await findMail(db, id)
    const composed = row && (await composeMail(db, { mail: row, letters: allLetters, secrets: null, now: MAIL_NOW }))
    if (!composed) throw new Error(`Mail ${id} cannot be written`)
    return composed
  })
}

export async function mailRows({ admin }: TestDatabase) {
  const { rows } = await admin.query('select * from estate.mails order by site_id, id')
  return rows
}

/** The mails that lie in the folder of a site, as they would have left. */
export function mailsInFolder({ mailFolder }: TestDatabase, siteId = 1): string[] {
  const folder = join(mailFolder, String(siteId))
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** A mail about an order made up for it, as it would be sent. */
export async function composeAboutOrder<Kind extends MailKind>(
  database: TestDatabase,
  { kind, order = {}, facts = {}, locale = 'fr' }: { kind: Kind; order?: TestOrder; facts?: object; locale?: string },
) {
  const { id, publicId } = await insertOrder(database.admin, { locale, ...order })
  const mail = await queueTestMail(database, { kind, mail: { facts: facts as never, orderId: id, locale } })
  return { ...(await composeTestMail(database, { id: mail })), orderId: id, publicId }
}

/** A link of a mail, as long as nobody follows it. */
export async function addLink({ admin }: TestDatabase, purpose: string): Promise<number> {
  const { rows } = await admin.query(
    `insert into estate.secret_links (site_id, purpose, token_hash, sealed_token, email, created_at, expires_at)
     values (1, $1, sha256(convert_to($1::text, 'UTF8')), '', 'lise@example.org', now(), now()) returning id`,
    [purpose],
  )
  return rows[0].id
}
