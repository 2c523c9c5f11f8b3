import type { Tables } from '#db/schema/tables.ts'
import { DUE_KINDS, type DueKind } from '#rules/basics/due-work.ts'

type Table = keyof Tables

export interface ExportedTable {
  /** Columns that are secrets, or say where this very deployment is: they do not leave it, and are made anew elsewhere. */
  without?: readonly string[]
  /** Rows that are taken along, as SQL; all of the estate where nothing is said. */
  where?: string
  /** The database writes such rows by itself as well; what it writes during an import gives way to the rows of the file. */
  isNotedByTriggers?: true
  /** Columns that triggers change when other rows are written: set once more when all are there. */
  settledLast?: readonly string[]
}

/** Why a table does not leave: one sentence. */
type Reason = string

/** What falls due where the estate goes. What asks a bank or sends what was queued is finished where it was begun. */
const TAKEN_ALONG: { readonly [Kind in DueKind]: boolean } = {
  ORDER_EXPIRY: true,
  GIFT_CARD: true,
  CART_REMINDER: true,
  REVIEW_REQUEST: true,
  EVENT_REMINDER: true,
  EVENT_TIME: true,
  VISIT_REMINDER: true,
  VISIT_DEPOSIT: true,
  VISIT_PAID: true,
  SERVICE_TIME: true,
  PUBLICATION: true,
  PRODUCT_TIME: true,
  ELEMENT_TIME: true,
  PRICE_PLAN: true,
  PAGE_PUBLICATION: true,
  LOOK: true,
  MAIL: false,
  // With keys that stay here; made in both places, money would go back twice.
  REFUND: false,
  PAYMENT_CHECK: false,
  // Its link stays here.
  PASSWORD_RESET: false,
  // Names a file of this storage.
  ERASED_FILE: false,
  ESTATE_EXPORT: false,
  QUOTE_LAPSE: true,
  // Its lines stay here.
  IMPORT: false,
  TRASH: false,
  // Asked for by the rows that arrive.
  CARDS: false,
}
export const TAKEN_KINDS = DUE_KINDS.filter((kind) => TAKEN_ALONG[kind])

const MADE = 'The database makes it of other rows.'
const SIGNING_IN = 'It lets somebody sign in; whoever has an account asks for a new password.'
const SHORT = 'It is over within days, and means something to this deployment only.'
const SHARED = 'It belongs to the deployment, not to an estate.'

/**
 * For every table, whether an estate takes its rows along or why not. A table that is not named does not compile, and a
 * test compares it with PostgreSQL's own catalogue.
 */
export const EXPORTED_TABLES: { readonly [Name in Table]: ExportedTable | Reason } = {
  ...whole('page_drafts', 'page_versions', 'page_redirects'),
  ...whole('fonts', 'parameters', 'page_texts', 'media', 'logos', 'banners', 'font_files', 'sections', 'element_texts'),
  ...whole('media_entries', 'media_texts'),
  ...whole('company_addresses', 'external_apps', 'popups', 'popup_texts', 'case_ideas', 'case_idea_texts'),
  ...whole('case_idea_bottles', 'partners', 'events', 'event_texts', 'discounts', 'decreasing_sets'),
  ...whole('decreasing_discounts', 'variations', 'variation_texts', 'variation_details', 'variation_detail_texts'),
  ...whole('product_texts', 'product_pictures', 'product_picture_texts', 'product_grapes', 'tags', 'tag_texts'),
  ...whole('product_tags', 'vintages', 'features', 'feature_texts', 'declinations', 'box_components', 'awards'),
  ...whole('recommended_products', 'price_plans', 'price_plan_lines', 'service_texts', 'stock_alerts'),
  ...whole('customizations', 'customization_texts', 'customization_values', 'customization_value_texts'),
  ...whole('customization_pictures', 'customization_files', 'forms', 'form_submissions', 'form_files'),
  ...whole('carriers', 'carrier_texts', 'carrier_zones', 'carrier_tiers', 'calendars', 'calendar_hours'),
  ...whole('calendar_closures', 'discount_codes', 'gift_card_offers', 'newsletter_lists', 'newsletter_list_texts'),
  ...whole('newsletter_subscriptions', 'return_texts', 'return_settings', 'news', 'news_texts', 'blog_folders'),
  ...whole('blog_folder_texts', 'blogs', 'blog_texts', 'blog_products', 'albums', 'album_texts', 'album_entries'),
  ...whole('album_entry_texts', 'customer_addresses', 'customer_groups', 'customer_group_members', 'office_notes'),
  ...whole('carts', 'cart_products', 'opened_bottles', 'orders', 'order_lines', 'order_events', 'stock_reservations'),
  ...whole('payment_events', 'refunds', 'refund_lines', 'gift_card_uses', 'invoices', 'invoice_counters'),
  ...whole('invoice_archive', 'returns', 'return_lines', 'return_events', 'return_files', 'reviews'),
  ...whole('review_objections', 'messages', 'consents', 'privacy_requests', 'inactivity_warnings', 'referral_counts'),
  ...whole('message_answers'),
  ...whole('look_drafts', 'look_versions'),
  ...whole('audit_events', 'order_entries', 'letter_texts', 'past_orders', 'past_order_lines'),

  site_settings: { without: ['dev_url', 'prod_url'] },
  users: { without: ['password_hash', 'second_factor_at'] },
  pages: { settledLast: ['updated_at'] },
  elements: { settledLast: ['updated_at'] },
  services: { settledLast: ['updated_at'] },
  products: { settledLast: ['updated_at'] },
  // What the browser needs to go on paying may be a secret of the provider's form.
  payments: { without: ['next_step'] },
  gift_cards: { without: ['sealed_code'] },
  newsletter_readers: { without: ['token_hash', 'sealed_token'] },
  visit_bookings: { without: ['token_hash', 'sealed_token'] },
  event_registrations: { without: ['sealed_token'] },
  payment_links: { without: ['token_hash', 'sealed_token'] },
  quotes: { without: ['token_hash', 'sealed_token'] },
  mails: { where: 'sent_at is not null' },
  price_changes: { isNotedByTriggers: true },
  stock_movements: { isNotedByTriggers: true },
  money_movements: { isNotedByTriggers: true },
  due_work: {
    without: ['id', 'leased_until', 'again_at', 'tries'],
    where: `kind in (${TAKEN_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
    isNotedByTriggers: true,
  },

  ...leftOut(MADE, 'product_search', 'search_words', 'product_counts', 'listed_products', 'product_cards'),
  ...leftOut(MADE, 'shop_settings', 'product_places', 'facet_bits', 'changed_products', 'offers'),
  told_cards: 'Whoever takes the estate over tells it anew.',
  ...leftOut(SIGNING_IN, 'sessions', 'known_devices', 'second_factors', 'recovery_codes', 'sign_in_challenges'),
  ...leftOut(SIGNING_IN, 'secret_links', 'email_changes', 'invitations'),
  ...leftOut(SHORT, 'idempotency_keys', 'rate_counters', 'shipping_quotes', 'referral_visitors', 'visit_salts'),
  ...leftOut(SHORT, 'previews', 'estate_exports', 'imports', 'import_lines', 'import_notes', 'import_changes'),
  ...leftOut(SHARED, 'sites', 'site_hosts', 'communes', 'test_payments', 'test_refunds'),
  page_layouts: 'The database makes one for each page that arrives; pictures are drawn anew when somebody visits it.',
  provider_secrets: 'Keys of payment providers are sealed for this deployment; they are entered anew elsewhere.',
  trash: 'What was removed is not taken along.',
  security_events: 'It is the log of whoever operates the deployment.',
}

function whole<Name extends Table>(...names: Name[]): { [Key in Name]: ExportedTable } {
  return Object.fromEntries(names.map((name) => [name, {}])) as { [Key in Name]: ExportedTable }
}

function leftOut<Name extends Table>(reason: Reason, ...names: Name[]): { [Key in Name]: Reason } {
  return Object.fromEntries(names.map((name) => [name, reason])) as { [Key in Name]: Reason }
}
