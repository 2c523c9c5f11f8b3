import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'
import { ERASED_ADDRESS } from '#rules/privacy/erased.ts'

/**
 * When each address was last heard of: a sign-in, an order, a link of a mail that was followed, a message, a form, a wish, a
 * day on which they came. Who runs the site is never among them.
 */
const lastSigns = sql`(
  select email, max(seen) as seen from (
    select email, greatest(created_at, last_login_at) as seen from users
    union all select users.email, orders.created_at from orders join users
      on users.site_id = orders.site_id and users.id = orders.user_id
    union all select users.email, sessions.seen_at from sessions join users
      on users.site_id = sessions.site_id and users.id = sessions.user_id
    union all select email, created_at from orders where user_id is null
    union all select email, used_at from secret_links where used_at is not null
    union all select reader.email, greatest(reader.created_at, sub.confirmed_at) from newsletter_readers reader
      left join newsletter_subscriptions sub on sub.site_id = reader.site_id and sub.reader_id = reader.id
    union all select lower(email), created_at from messages
    union all select email, created_at from stock_alerts
    union all select email, greatest(changed_at, starts_at) from visit_bookings where email <> ''
    union all select going.email, greatest(going.changed_at, events.starts_at) from event_registrations going join events
      on events.site_id = going.site_id and events.element_id = going.element_id
    union all select email, created_at from form_submissions where email is not null
    union all select users.email, sent.created_at from form_submissions sent join users
      on users.site_id = sent.site_id and users.id = sent.user_id
    union all select reminder_email, changed_at from carts where reminder_email is not null
    union all select recipient_email, greatest(created_at, sent_at) from gift_cards
    union all select email, received_at from privacy_requests where email is not null
  ) as signs
  where email <> ${ERASED_ADDRESS} and email not in (select email from users where role <> 'CUSTOMER')
  group by email
) as signs`

interface InactiveOptions {
  before: Date
  limit: number
}

interface InactivePerson {
  email: string
  userId: number | null
  locale: string
}

const PERSON = sql`signs.email, users.id as "userId", coalesce(users.locale,
  (select locale from orders where orders.email = signs.email order by created_at desc limit 1), 'fr') as locale`

/** Those who were last heard of before, and are not told yet. */
export async function listSilent(db: SiteDb, { before, limit }: InactiveOptions): Promise<InactivePerson[]> {
  const { rows } = await sql<InactivePerson>`
    select ${PERSON} from ${lastSigns} left join users on users.email = signs.email
    where signs.seen < ${before} and signs.email not in (select email from inactivity_warnings)
    order by signs.seen, signs.email limit ${limit}
  `.execute(db)
  return rows
}

/** Those whose day has come, and who were still not heard of. */
export async function listForgotten(
  db: SiteDb,
  { before, today, limit }: InactiveOptions & { today: string },
): Promise<InactivePerson[]> {
  const { rows } = await sql<InactivePerson>`
    select ${PERSON} from ${lastSigns} join inactivity_warnings warning on warning.email = signs.email
      left join users on users.email = signs.email
    where signs.seen < ${before} and warning.forget_on <= ${today}
    order by warning.forget_on, signs.email limit ${limit}
  `.execute(db)
  return rows
}

export async function noteWarning(
  db: SiteDb,
  warning: { email: string; warned_at: Date; forget_on: string },
): Promise<void> {
  await db.insertInto('inactivity_warnings').values(warning).execute()
}

/** Whoever was heard of since is not to be forgotten; whoever is gone needs no warning. */
export async function forgetVainWarnings(db: SiteDb): Promise<void> {
  await sql`
    delete from inactivity_warnings warning where not exists (
      select from ${lastSigns} where signs.email = warning.email and signs.seen < warning.warned_at)
  `.execute(db)
}

/** Mails that nobody will ask about any more; answers how their files are named. */
export async function forgetMailsBefore(db: SiteDb, before: Date) {
  return db.deleteFrom('mails').where('created_at', '<', before).returning(['created_at', 'message_id']).execute()
}

/** Forms that nobody can be told by: no address and no account. Answers the files that came with them. */
export async function forgetNamelessFormsBefore(db: SiteDb, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with old as (
      select site_id, id from form_submissions where email is null and user_id is null and created_at < ${before}
    ), gone as (delete from form_submissions using old where (form_submissions.site_id, form_submissions.id) = (old.site_id, old.id))
    select form_files.id from form_files join old on old.site_id = form_files.site_id and old.id = form_files.submission_id
  `.execute(db)
  return rows.map(({ id }) => id)
}
