import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import type { SiteDb } from '#db/site-db.ts'

/** Two accounts of one person: the one that stays, and the one that ends. */
export interface Merging {
  stays: number
  goes: number
  /** Of the account that stays. */
  email: string
  /** Of the one that ends. */
  oldEmail: string
  /** Whether its owner has shown that this address is theirs: only then what lies under it is. */
  isOldProven: boolean
  now: Date
}

interface Merged {
  /** What becomes of the rows: they go over, they end with the account, or they stay as they are. */
  rows: 'moved' | 'dropped' | 'left'
  why: string
  /** Where it is not the column `user_id` alone. */
  by?: (merging: Merging) => RawBuilder<unknown>[]
}

const moved = (why: string, by?: Merged['by']): Merged => ({ rows: 'moved', why, ...(by && { by }) })
const dropped = (why: string): Merged => ({ rows: 'dropped', why })
const left = (why: string): Merged => ({ rows: 'left', why })

const SIGNING_IN = 'nobody signs in to the account that ends'
const OF_THE_ADDRESS = 'belongs to the address that it was asked for with, which still is somebody’s'
const WHO_DID_IT = 'tells who did it then'
const WITH_ITS_ORDER = 'belongs to an order and goes with it'

/**
 * What becomes of everything that names a customer when two accounts are made one. A test holds this against PostgreSQL's
 * own catalogue: a new table that names an account or an address is decided on here.
 */
export const MERGED_TABLES: { readonly [Name in keyof Tables]?: Merged } = {
  orders: moved('what was bought is theirs', ({ stays, goes, oldEmail, isOldProven }) => [
    sql`update orders set user_id = ${stays} where user_id = ${goes}
      or user_id is null and email = ${oldEmail} and ${isOldProven}`,
  ]),
  gift_cards: moved('cards that were sent to an address that was shown to be theirs', (merging) => [
    sql`update gift_cards set recipient_email = ${merging.email}
      where recipient_email = ${merging.oldEmail} and ${merging.isOldProven}`,
  ]),
  customer_addresses: moved('where they live; the usual ones are those of the account that stays', (merging) => [
    sql`update customer_addresses set user_id = ${merging.stays}, is_delivery_default = false,
      is_billing_default = false where user_id = ${merging.goes}`,
  ]),
  // One has one cart: the other one's is nobody's, and forgotten like any that is left.
  carts: moved('what they are about to buy', ({ stays, goes }) => [
    sql`update carts set user_id = null where user_id = ${goes} and ordered_at is null
      and exists (select from carts other where other.user_id = ${stays} and other.ordered_at is null)`,
    sql`update carts set user_id = ${stays} where user_id = ${goes}`,
  ]),
  opened_bottles: moved('bottles that were opened are counted together', ({ stays, goes }) => [
    sql`insert into opened_bottles (user_id, declination_id, opened)
      select ${stays}, declination_id, opened from opened_bottles where user_id = ${goes}
      on conflict (site_id, user_id, declination_id)
      do update set opened = opened_bottles.opened + excluded.opened`,
    sql`delete from opened_bottles where user_id = ${goes}`,
  ]),
  customer_group_members: moved('they are in the groups of both', ({ stays, goes }) => [
    sql`insert into customer_group_members (group_id, user_id)
      select group_id, ${stays} from customer_group_members where user_id = ${goes} on conflict do nothing`,
    sql`delete from customer_group_members where user_id = ${goes}`,
  ]),
  office_notes: moved('what the estate has noted of them'),
  form_submissions: moved('what they have asked'),
  visit_bookings: moved('visits that they have booked'),
  privacy_requests: moved('what they have asked about their data'),
  quotes: moved('what the estate has offered them'),
  past_orders: moved('what they bought of the former shop'),
  // Never wider: the address that stays gets what it has agreed to itself, the other one gets nothing more.
  newsletter_subscriptions: moved('consent is an address’s own: that of the one that ends is over', (merging) => [
    sql`update newsletter_subscriptions set ended_at = ${merging.now} where ended_at is null
      and reader_id in (select id from newsletter_readers where email = ${merging.oldEmail})`,
  ]),
  sessions: dropped(SIGNING_IN),
  known_devices: dropped(SIGNING_IN),
  secret_links: dropped(SIGNING_IN),
  email_changes: dropped(SIGNING_IN),
  second_factors: dropped(SIGNING_IN),
  recovery_codes: dropped(SIGNING_IN),
  sign_in_challenges: dropped(SIGNING_IN),
  order_events: left(WHO_DID_IT),
  return_events: left(WHO_DID_IT),
  audit_events: left(WHO_DID_IT),
  security_events: left(WHO_DID_IT),
  payment_links: left(WHO_DID_IT),
  order_entries: left(WHO_DID_IT),
  imports: left(WHO_DID_IT),
  media_entries: left(WHO_DID_IT),
  newsletter_readers: left('the proof of what was agreed to, and when it ended'),
  messages: left(OF_THE_ADDRESS),
  message_answers: left(WHO_DID_IT),
  mails: left('tells where it was sent'),
  stock_alerts: left(OF_THE_ADDRESS),
  event_registrations: left(OF_THE_ADDRESS),
  review_objections: left(OF_THE_ADDRESS),
  inactivity_warnings: left(OF_THE_ADDRESS),
  invitations: left('nobody who works here is merged'),
  order_lines: left(WITH_ITS_ORDER),
}

/** Held until the end, in one order; an order that is being placed for either of them is waited for. */
export async function lockCustomers(db: SiteDb, ids: readonly number[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'phone', 'firstname', 'lastname', 'locale', 'email_confirmed_at'])
    .where('id', '=', sql<number>`any (${ids}::integer[])`)
    .where('role', '=', 'CUSTOMER')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Makes one account of two. */
export async function mergeAccounts(db: SiteDb, merging: Merging): Promise<void> {
  const { stays, goes } = merging
  for (const [name, { rows, by }] of Object.entries(MERGED_TABLES)) {
    if (rows === 'left') continue
    const usual =
      rows === 'moved'
        ? sql`update ${sql.table(name)} set user_id = ${stays} where user_id = ${goes}`
        : sql`delete from ${sql.table(name)} where user_id = ${goes}`
    for (const statement of by?.(merging) ?? [usual]) await statement.execute(db)
  }
  await sql`update users set phone = coalesce(phone, (select phone from users where id = ${goes}))
    where id = ${stays}`.execute(db)
  await db.deleteFrom('users').where('id', '=', goes).execute()
}

/** How much there is of what would go over, and of what would end. */
export async function countMerged(db: SiteDb, { goes, oldEmail, isOldProven }: Merging) {
  const { rows } = await sql<Record<'orders' | 'addresses' | 'giftCards' | 'notes' | 'visits' | 'newsletters', number>>`
    select
      (select count(*)::integer from orders where user_id = ${goes}
        or user_id is null and email = ${oldEmail} and ${isOldProven}) as orders,
      (select count(*)::integer from customer_addresses where user_id = ${goes}) as addresses,
      (select count(*)::integer from gift_cards where recipient_email = ${oldEmail} and ${isOldProven}) as "giftCards",
      (select count(*)::integer from office_notes where user_id = ${goes}) as notes,
      (select count(*)::integer from visit_bookings where user_id = ${goes}) as visits,
      (select count(*)::integer from newsletter_subscriptions where ended_at is null
        and reader_id in (select id from newsletter_readers where email = ${oldEmail})) as newsletters
  `.execute(db)
  return rows[0] ?? { orders: 0, addresses: 0, giftCards: 0, notes: 0, visits: 0, newsletters: 0 }
}
