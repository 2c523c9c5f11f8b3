import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#db/schema/tables.ts'
import { ERASED_ADDRESS } from '#rules/privacy/erased.ts'
import type { PersonKeys } from './person-keys.ts'

type Table = keyof Tables
type Column<Name extends Table> = keyof Tables[Name] & string

/** Rows that tell of a person. */
interface Held<Name extends Table = Table> {
  /** Which of them are this person's. */
  of: (keys: PersonKeys) => RawBuilder<boolean>
  /** What the person is shown of them; what is only a number of ours, or a secret, is left out. */
  shows: readonly Column<Name>[]
  /**
   * What becomes of them when the person is forgotten: deleted; kept, because they name nobody by then; put away by
   * `estate.archive_papers`; or kept with these columns emptied, because the books need the rest.
   */
  becomes: 'deleted' | 'kept' | 'archived' | { [Emptied in Column<Name>]?: RawBuilder<unknown> }
  /** Those of them that are deleted, though the others are kept emptied. */
  goes?: RawBuilder<boolean>
}

const nothing = <Name extends Table>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>

const byUser = ({ userId }: PersonKeys) => sql<boolean>`user_id = ${userId}::integer`
const byEmail = ({ email }: PersonKeys) => sql<boolean>`email = ${email}::text`
const byOrder = ({ orderIds }: PersonKeys) => sql<boolean>`order_id = any (${orderIds}::integer[])`

const byVisitor = (keys: PersonKeys) => sql<boolean>`(${byUser(keys)} or ${byEmail(keys)})`

const byPastOrder = (keys: PersonKeys) => sql<boolean>`(${byUser(keys)} or ${byEmail(keys)})`

const byReturn = ({ orderIds }: PersonKeys) =>
  sql<boolean>`return_id in (select id from returns where order_id = any (${orderIds}::integer[]))`

/** What was mailed to the estate of their messages. */
const byMessage = ({ email }: PersonKeys) =>
  sql<boolean>`(kind = 'CONTACT_MESSAGE' and (facts ->> 'messageId')::integer in
    (select id from messages where lower(email) = ${email}::text))`

/** Those to the person, and those that tell the estate of their orders, visits, messages and forms. */
export const byMail = (keys: PersonKeys) =>
  sql<boolean>`(recipient = ${keys.email}::text or ${byOrder(keys)}
    or (facts ->> 'bookingId')::integer in (select id from visit_bookings where ${byVisitor(keys)})
    or (facts ->> 'submissionId')::integer = any (${keys.submissionIds}::integer[])
    or ${byMessage(keys)})`

/** What administrators have changed of the person's own record. */
const byAudited = ({ userId }: PersonKeys) => sql<boolean>`(thing = 'customers' and thing_id = ${userId}::text)`

const EMPTY = sql`''`
const NONE = sql`null`
const NOBODY = sql`${ERASED_ADDRESS}`

/**
 * For every table of the schema, whether and how it holds personal data. Export, deletion and the search for what
 * deletion has left behind are driven by it; a table that is not named does not compile, and a test compares it with
 * PostgreSQL's own catalogue. Rows are deleted in this order.
 */
export const PERSONAL_DATA: { readonly [Name in Table]: Held<Name> | null } = {
  ...nothing('sites', 'site_hosts', 'communes', 'due_work', 'test_payments', 'test_refunds'),
  ...nothing('site_settings', 'fonts', 'parameters', 'pages', 'page_texts', 'media', 'logos', 'banners', 'font_files'),
  ...nothing('page_drafts', 'page_versions', 'previews', 'page_redirects', 'page_layouts'),
  ...nothing('sections', 'elements', 'element_texts', 'company_addresses', 'external_apps', 'popups', 'popup_texts'),
  ...nothing('media_entries', 'media_texts', 'trash'),
  ...nothing('case_ideas', 'case_idea_texts', 'case_idea_bottles'),
  ...nothing('partners', 'events', 'event_texts'),
  ...nothing('discounts', 'decreasing_sets', 'decreasing_discounts', 'variations', 'variation_texts'),
  ...nothing('variation_details', 'variation_detail_texts', 'products', 'product_texts', 'product_pictures'),
  ...nothing('product_picture_texts', 'product_grapes', 'tags', 'tag_texts', 'product_tags', 'vintages', 'features'),
  ...nothing('feature_texts', 'declinations', 'offers', 'box_components', 'awards', 'recommended_products'),
  ...nothing(
    'price_plans',
    'price_plan_lines',
    'price_changes',
    'services',
    'service_texts',
    'product_search',
    'search_words',
    'product_counts',
  ),
  ...nothing('listed_products', 'product_cards', 'shop_settings', 'product_places', 'facet_bits', 'changed_products'),
  ...nothing('told_cards'),
  ...nothing('customizations', 'customization_texts', 'customization_values', 'customization_value_texts'),
  ...nothing('customization_pictures'),
  ...nothing('forms', 'letter_texts'),
  ...nothing('carriers', 'carrier_texts', 'carrier_zones', 'carrier_tiers', 'calendars', 'calendar_hours'),
  ...nothing('customer_groups'),
  ...nothing('calendar_closures', 'discount_codes', 'gift_card_offers', 'newsletter_lists', 'newsletter_list_texts'),
  ...nothing('invoice_counters', 'payment_events', 'provider_secrets', 'return_texts', 'return_settings'),
  ...nothing(
    'news',
    'news_texts',
    'blog_folders',
    'blog_folder_texts',
    'blogs',
    'blog_texts',
    'blog_products',
    'albums',
  ),
  ...nothing('album_texts', 'album_entries', 'album_entry_texts'),
  // They name an order or an amount, and nobody.
  ...nothing('stock_reservations', 'stock_movements', 'refund_lines', 'money_movements', 'gift_card_uses'),
  // Hashes and counts, deleted after a day; a quote knows a postal code and the contents of some cart.
  ...nothing('rate_counters', 'referral_counts', 'referral_visitors', 'visit_salts', 'shipping_quotes'),
  // That an export was made; what is in it is gone after some days.
  ...nothing('estate_exports'),
  // Colours and typefaces, and who of the estate chose them.
  ...nothing('look_drafts', 'look_versions'),
  // Proof of a choice about trackers under a random id: nobody can tell whose it was.
  ...nothing('consents'),
  // Read by nobody but the accountant's call, and forgotten after ten years.
  ...nothing('invoice_archive'),
  ...nothing('imports', 'import_notes'),
  // Files that the estate has brought along: whoever is named in a line goes with the line.
  import_lines: {
    of: ({ marks }) =>
      sql<boolean>`exists (select from unnest(${marks}::text[]) as mark where strpos(lower(cells::text), lower(mark)) > 0)`,
    shows: ['cells'],
    becomes: 'deleted',
  },
  import_changes: {
    of: ({ userId }) => sql<boolean>`(thing = 'customer' and thing_id = ${userId}::integer)`,
    shows: [],
    becomes: 'deleted',
  },
  past_order_lines: {
    of: (keys) => sql<boolean>`past_order_id in (select id from past_orders where ${byPastOrder(keys)})`,
    shows: ['past_order_id', 'name', 'quantity', 'total_cents'],
    becomes: 'deleted',
  },
  past_orders: {
    of: byPastOrder,
    shows: ['id', 'reference', 'ordered_at', 'status', 'email', 'firstname', 'lastname', 'total_cents', 'currency'],
    becomes: 'deleted',
  },
  audit_events: {
    of: byAudited,
    shows: [],
    becomes: { before: NONE, after: NONE },
  },
  // Whatever the estate has noted of somebody is theirs to read.
  office_notes: {
    of: (keys) => sql<boolean>`(${byUser(keys)} or ${byOrder(keys)})`,
    shows: ['order_id', 'text', 'created_at'],
    becomes: 'deleted',
  },
  customer_group_members: { of: byUser, shows: ['group_id'], becomes: 'deleted' },
  // An account by its number, deleted after half a year.
  security_events: { of: byUser, shows: ['happened_at', 'kind', 'call', 'network'], becomes: 'kept' },
  idempotency_keys: {
    of: ({ marks }) =>
      sql<boolean>`exists (select from unnest(${marks}::text[]) as mark where strpos(answer::text, mark) > 0)`,
    shows: [],
    becomes: 'deleted',
  },
  mails: {
    of: byMail,
    shows: ['kind', 'recipient', 'subject', 'created_at', 'sent_at'],
    becomes: 'deleted',
  },
  message_answers: {
    of: ({ email }) => sql<boolean>`message_id in (select id from messages where lower(email) = ${email}::text)`,
    shows: ['text', 'created_at'],
    becomes: 'deleted',
  },
  messages: {
    of: ({ email }) => sql<boolean>`lower(email) = ${email}::text`,
    shows: ['firstname', 'lastname', 'email', 'phone', 'subject', 'message', 'created_at'],
    becomes: 'deleted',
  },
  form_files: {
    of: ({ formFileIds }) => sql<boolean>`id = any (${formFileIds}::text[])`,
    shows: ['filename', 'mime_type', 'created_at'],
    becomes: 'deleted',
  },
  form_submissions: {
    of: (keys) => sql<boolean>`(${byUser(keys)} or ${byEmail(keys)})`,
    shows: ['email', 'answers', 'created_at'],
    becomes: 'deleted',
  },
  event_registrations: {
    of: byEmail,
    shows: [
      'state',
      'people',
      'firstname',
      'lastname',
      'email',
      'phone',
      'message',
      'note',
      'locale',
      'wording',
      'created_at',
    ],
    becomes: 'deleted',
  },
  // What was offered and never became an order is nobody's business; the order that it became stays.
  quotes: {
    of: byVisitor,
    shows: [
      ...(['year', 'number', 'state', 'email', 'firstname', 'lastname', 'order_lines', 'note'] as const),
      ...(['total_cents', 'created_at', 'valid_until'] as const),
    ],
    becomes: 'deleted',
  },
  stock_alerts: { of: byEmail, shows: ['email', 'wording', 'created_at'], becomes: 'deleted' },
  visit_bookings: {
    of: byVisitor,
    shows: [
      ...(['service_id', 'state', 'starts_at', 'people', 'language', 'firstname', 'lastname', 'email'] as const),
      ...(['phone', 'message', 'wording', 'created_at'] as const),
      ...(['deposit_cents', 'deposit_until', 'refund_until'] as const),
    ],
    becomes: 'deleted',
  },
  newsletter_subscriptions: {
    of: ({ email }) => sql<boolean>`reader_id in (select id from newsletter_readers where email = ${email}::text)`,
    shows: ['list_id', 'origin', 'wording', 'asked_at', 'confirmed_at', 'ended_at'],
    becomes: 'deleted',
  },
  newsletter_readers: { of: byEmail, shows: ['email', 'locale', 'created_at'], becomes: 'deleted' },
  cart_products: {
    of: ({ cartIds, email }) =>
      sql<boolean>`(cart_id = any (${cartIds}::text[]) or gift -> 'recipient' ->> 'email' = ${email}::text)`,
    shows: ['quantity', 'customizations', 'gift', 'added_at'],
    becomes: 'deleted',
  },
  carts: {
    of: ({ cartIds }) => sql<boolean>`id = any (${cartIds}::text[])`,
    shows: ['reminder_email', 'reminder_consented_at', 'created_at', 'changed_at'],
    becomes: 'deleted',
  },
  customization_files: {
    of: ({ fileIds }) => sql<boolean>`id = any (${fileIds}::text[])`,
    shows: ['filename', 'mime_type', 'width', 'height', 'created_at'],
    becomes: 'deleted',
  },
  return_files: {
    of: byReturn,
    shows: ['kind', 'filename', 'mime_type', 'created_at'],
    becomes: 'deleted',
  },
  return_lines: { of: byReturn, shows: ['return_id', 'position', 'quantity', 'reason'], becomes: 'kept' },
  return_events: { of: byReturn, shows: ['return_id', 'state', 'actor', 'happened_at'], becomes: 'kept' },
  returns: {
    of: byOrder,
    shows: ['id', 'order_id', 'state', 'is_withdrawal', 'description', 'declared_by', 'refusal', 'asked_at'],
    becomes: { description: EMPTY, declared_by: EMPTY, refusal: EMPTY, label_url: NONE },
  },
  review_objections: { of: byEmail, shows: ['email', 'created_at'], becomes: 'deleted' },
  reviews: {
    of: byOrder,
    shows: ['order_id', 'position', 'rating', 'title', 'text', 'author', 'state', 'refusal', 'written_at', 'answer'],
    // What everybody has read stays, as nobody's, without the answer that may call them by name; the rest goes.
    becomes: { author: EMPTY, answer: EMPTY, answered_at: NONE },
    goes: sql<boolean>`state <> 'PUBLISHED'`,
  },
  opened_bottles: { of: byUser, shows: ['declination_id', 'opened'], becomes: 'deleted' },
  invoices: {
    of: byOrder,
    shows: ['series', 'year', 'number', 'issued_at', 'total_cents', 'content'],
    becomes: 'archived',
  },
  order_events: { of: byOrder, shows: ['status', 'actor', 'detail', 'happened_at'], becomes: 'archived' },
  gift_cards: {
    of: (keys) => sql<boolean>`(${byOrder(keys)} or recipient_email = ${keys.email}::text)`,
    shows: ['issued_cents', 'balance_cents', 'recipient_name', 'recipient_email', 'message', 'sent_at', 'expires_at'],
    becomes: { recipient_name: EMPTY, recipient_email: NOBODY, message: EMPTY },
  },
  // Whom a link belongs to is known by its order alone; once forgotten, nobody pays by it.
  payment_links: {
    of: byOrder,
    shows: ['amount_cents', 'created_at', 'expires_at'],
    becomes: 'kept',
  },
  payments: {
    of: byOrder,
    shows: ['provider', 'status', 'amount_cents', 'refunded_cents', 'failure', 'created_at', 'means_reference'],
    becomes: { next_step: NONE, means_reference: EMPTY },
  },
  order_entries: {
    of: byOrder,
    shows: ['source', 'means', 'is_taken_away', 'discount_reason'],
    becomes: { discount_reason: EMPTY },
  },
  refunds: { of: byOrder, shows: ['amount_cents', 'reason', 'status', 'created_at'], becomes: { reason: EMPTY } },
  order_lines: {
    of: (keys) => sql<boolean>`(${byOrder(keys)} or gift -> 'recipient' ->> 'email' = ${keys.email}::text)`,
    shows: ['order_id', 'name', 'label', 'quantity', 'unit_cents', 'total_cents', 'customizations', 'gift'],
    becomes: {
      customizations: sql`'[]'`,
      gift: sql`case when gift is null then null else gift || '{"recipient": null, "message": ""}' end`,
    },
  },
  orders: {
    of: ({ orderIds }) => sql<boolean>`id = any (${orderIds}::integer[])`,
    shows: [
      ...(['id', 'status', 'created_at', 'paid_at', 'email', 'firstname', 'lastname', 'phone', 'birthdate'] as const),
      ...([
        'delivery_address',
        'billing_address',
        'access_point',
        'message',
        'carrier_name',
        'tracking_number',
      ] as const),
      ...(['products_cents', 'discount_cents', 'discount_code', 'shipping_cents', 'total_cents'] as const),
      ...(['refunded_cents', 'terms_accepted_at'] as const),
    ],
    becomes: {
      user_id: NONE,
      email: NOBODY,
      customer_key: sql`'erased ' || id`,
      firstname: EMPTY,
      lastname: EMPTY,
      phone: EMPTY,
      birthdate: NONE,
      delivery_address: sql`estate.without_person(delivery_address)`,
      billing_address: sql`estate.without_person(billing_address)`,
      access_point: NONE,
      message: EMPTY,
      tracking_number: NONE,
      tracking_url: NONE,
      placed_from: NONE,
      idempotency_key: NONE,
    },
  },
  secret_links: {
    of: (keys) => sql<boolean>`(${byUser(keys)} or ${byEmail(keys)})`,
    shows: ['purpose', 'email', 'created_at', 'expires_at', 'used_at'],
    becomes: 'deleted',
  },
  invitations: { of: byEmail, shows: ['email', 'created_at', 'used_at'], becomes: 'deleted' },
  customer_addresses: {
    of: byUser,
    shows: ['firstname', 'lastname', 'company', 'address', 'address_part2', 'postal_code', 'city', 'created_at'],
    becomes: 'deleted',
  },
  email_changes: { of: byUser, shows: ['new_email', 'asked_at', 'expires_at'], becomes: 'deleted' },
  second_factors: { of: byUser, shows: ['created_at', 'confirmed_at'], becomes: 'deleted' },
  recovery_codes: { of: byUser, shows: ['used_at'], becomes: 'deleted' },
  sign_in_challenges: { of: byUser, shows: [], becomes: 'deleted' },
  sessions: { of: byUser, shows: ['created_at', 'seen_at', 'expires_at'], becomes: 'deleted' },
  known_devices: { of: byUser, shows: ['seen_at'], becomes: 'deleted' },
  inactivity_warnings: { of: byEmail, shows: ['email', 'warned_at', 'forget_on'], becomes: 'deleted' },
  privacy_requests: {
    of: (keys) => sql<boolean>`(${byUser(keys)} or ${byEmail(keys)})`,
    shows: ['kind', 'origin', 'email', 'message', 'received_at', 'due_at', 'state', 'done_at'],
    becomes: { email: NONE, user_id: NONE, message: EMPTY },
  },
  users: {
    of: ({ userId }) => sql<boolean>`id = ${userId}::integer`,
    shows: [
      ...(['email', 'firstname', 'lastname', 'phone', 'birthdate', 'locale', 'role', 'is_accountant'] as const),
      ...(['terms_accepted_at', 'last_login_at', 'created_at'] as const),
    ],
    becomes: 'deleted',
  },
}

/** The tables that tell of people, with how they do. */
export function heldTables(): [Table, Held][] {
  return Object.entries(PERSONAL_DATA).filter((entry): entry is [Table, Held] => entry[1] !== null)
}
