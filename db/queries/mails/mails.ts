import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import type { MailKind } from '#contract/mails/closed-sets.ts'
import { type Given, prepared, type Slots } from '#db/prepared.ts'
import { workToSchedule } from '#db/queries/basics/due-work.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

export interface NewMail {
  kind: MailKind
  locale: string
  recipient: string
  orderId: number | null
  facts: unknown
  randomId: string
  now: Date
}

/** The same as its row is written: its facts are text by then. */
type MailParts = { [Part in keyof NewMail]: Given<Part extends 'facts' ? string : NewMail[Part]> }

/** Its Message-ID is made here once and for all, from chance and the estate's own host. */
function newMail(db: SiteDb, { kind, locale, recipient, orderId, facts, randomId, now }: MailParts) {
  const messageId = sql<string>`${randomId} || '@' || coalesce(
    (select substring(coalesce(prod_url, dev_url) from '^https?://([a-zA-Z0-9.-]+)') from site_settings), 'localhost')`
  return db
    .insertInto('mails')
    .values({
      kind,
      locale,
      recipient,
      order_id: orderId,
      facts,
      message_id: messageId,
      created_at: now,
    })
    .returning('id')
}

/** A mail and the wish that it be sent, as parts of a statement. */
export function withMail(db: SiteDb, mail: MailParts) {
  const subject = sql<string>`(select id::text from mail)`
  return db
    .with('mail', () => newMail(db, mail))
    .with('mail_work', () => workToSchedule(db, { kind: 'MAIL', subject, dueAt: mail.now }))
}

export async function addMail(db: SiteDb, mail: NewMail): Promise<number> {
  const parts = { ...mail, facts: JSON.stringify(mail.facts) }
  const { id } = await withMail(db, parts).selectFrom('mail').select('id').executeTakeFirstOrThrow()
  return id
}

const COLUMNS = [
  'id',
  'kind',
  'locale',
  'recipient',
  'order_id',
  'facts',
  'message_id',
  'subject',
  'created_at',
  'sent_at',
  'tries',
  'last_error',
] as const

const mailRows = prepared((db, { id }: Slots<{ id: number }>) =>
  db.selectFrom('mails').select(COLUMNS).where('id', '=', id),
)

export async function findMail(db: SiteDb, id: number) {
  return (await mailRows(db, { id }))[0]
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

interface Try {
  /** Null when there was nothing to write. */
  subject: string | null
}

const sentMail = prepared((db, { id, subject, now }: Slots<SentMail>) =>
  db.updateTable('mails').set({ sent_at: now, subject, tries: sql`tries + 1`, last_error: null }).where('id', '=', id),
)

type SentMail = { id: number; now: Date } & Try

export async function markMailSent(db: SiteDb, sent: SentMail): Promise<void> {
  await sentMail(db, sent)
}

export async function noteMailFailure(
  db: SiteDb,
  { id, subject, reason }: { id: number; reason: string } & Try,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ subject, tries: sql`tries + 1`, last_error: reason.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

export async function removeMail(db: SiteDb, id: number): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute()
}

/** Whether a mail of this kind was ever queued for an order. */
export async function hasMail(db: SiteDb, { kind, orderId }: { kind: MailKind; orderId: number }): Promise<boolean> {
  const found = await db
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const LISTED = {
  kind: 'kind',
  recipient: 'recipient',
  idOrder: 'order_id',
  isSent: sql<boolean>`(sent_at is not null)`,
  hasFailed: sql<boolean>`(sent_at is null and last_error is not null)`,
  createdAt: 'created_at',
  id: 'id',
} as const

export async function listMails(db: SiteDb, list: ListQuery) {
  const filtered = whereList(db.selectFrom('mails'), { list, columns: LISTED })
  const page = pageList(filtered.select(COLUMNS), { list, columns: LISTED, lastKey: 'id' }).execute()
  const [rows, total] = await Promise.all([page, countRows(filtered)])
  return { rows, total }
}
