import type { Pool } from 'pg'

/** Tenant tables that no page shows, so that a change of theirs need not drop kept pages. */
const NOT_SHOWN = new Set([
  'users',
  'sessions',
  'invitations',
  'known_devices',
  'secret_links',
  'opened_bottles',
  'review_objections',
  'security_events',
  'audit_events',
  'office_notes',
  'trash',
  'estate_exports',
  'look_drafts',
  'page_drafts',
  'page_versions',
  'previews',
  'page_layouts',
  'look_versions',
  'letter_texts',
  'customer_groups',
  'customer_group_members',
  'messages',
  'message_answers',
  'idempotency_keys',
  'rate_counters',
  'referral_counts',
  'referral_visitors',
  'visit_salts',
  'consents',
  'stock_alerts',
  'visit_bookings',
  'customization_files',
  'media_texts',
  'carts',
  'cart_products',
  'product_search',
  'search_words',
  'product_counts',
  'listed_products',
  'product_cards',
  'told_cards',
  'shop_settings',
  'product_places',
  'facet_bits',
  'changed_products',
  'shipping_quotes',
  'discount_codes',
  'orders',
  'order_lines',
  'order_events',
  'stock_reservations',
  'stock_movements',
  'imports',
  'import_lines',
  'import_notes',
  'import_changes',
  'past_orders',
  'past_order_lines',
  'price_plans',
  'price_plan_lines',
  'payments',
  'payment_events',
  'payment_links',
  'order_entries',
  'quotes',
  'refunds',
  'gift_cards',
  'gift_card_uses',
  'refund_lines',
  'money_movements',
  'invoice_counters',
  'invoices',
  'provider_secrets',
  'mails',
  'returns',
  'return_lines',
  'return_events',
  'return_files',
  'forms',
  'form_submissions',
  'form_files',
  'return_texts',
  'return_settings',
  'email_changes',
  'customer_addresses',
  'second_factors',
  'recovery_codes',
  'sign_in_challenges',
  'newsletter_lists',
  'newsletter_list_texts',
  'newsletter_readers',
  'event_registrations',
  'newsletter_subscriptions',
  'privacy_requests',
  'invoice_archive',
  'inactivity_warnings',
])
/** What the deployment shares. Anything new here is a decision, not an accident. */
const SHARED = new Set(['sites', 'site_hosts', 'communes', 'remembered', 'due_work', 'test_payments', 'test_refunds'])
/** The application writes these and they tell of no estate: when work is due, and the ledger of the bank of test cards. */
const WRITTEN = new Set(['due_work', 'test_payments', 'test_refunds'])

interface Finding {
  table: string
  wrong: string
}

/** Reads PostgreSQL's own catalogue: every way in which a table could let one estate see another. */
export async function findTenantBreaks(owner: Pool): Promise<string[]> {
  const findings = [
    ...(await ask(owner, TABLES_WITHOUT_SITE)),
    ...(await ask(owner, TABLES_WITHOUT_FORCED_RLS)),
    ...(await ask(owner, TABLES_WITHOUT_POLICY)),
    ...(await ask(owner, KEYS_WITHOUT_SITE)),
    ...(await ask(owner, OWNED_OR_BYPASSING)),
    ...(await ask(owner, VIEWS_OF_THE_OWNER)),
    ...(await ask(owner, DEFINER_FUNCTIONS)),
    ...(await ask(owner, APP_RIGHTS_ON_PLATFORM)).filter(({ table }) => !WRITTEN.has(table)),
    ...(await sharedTables(owner)),
    ...(await silentTables(owner)),
  ]
  return findings.map(({ table, wrong }) => `${table}: ${wrong}`)
}

async function ask(owner: Pool, sql: string): Promise<Finding[]> {
  return (await owner.query<Finding>(sql)).rows
}

async function sharedTables(owner: Pool): Promise<Finding[]> {
  const tables = await ask(
    owner,
    `select relname as table, 'is shared by all estates and not on the list' as wrong
    from pg_class where relnamespace = 'platform'::regnamespace and relkind in ('r', 'p')`,
  )
  return tables.filter(({ table }) => !SHARED.has(table))
}

async function silentTables(owner: Pool): Promise<Finding[]> {
  const tables = await ask(
    owner,
    `select relname as table, 'changes without telling the kept pages' as wrong
    from pg_class where relnamespace = 'estate'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'tell_change' and tgenabled = 'O')`,
  )
  return tables.filter(({ table }) => !NOT_SHOWN.has(table))
}

const TENANT_TABLE = `relnamespace = 'estate'::regnamespace and relkind in ('r', 'p')`
const SITE_COLUMN = `(select attnum from pg_attribute where attrelid = pg_class.oid and attname = 'site_id' and attnotnull)`

const TABLES_WITHOUT_SITE = `
  select relname as table, 'has no site_id not null' as wrong from pg_class
  where ${TENANT_TABLE} and ${SITE_COLUMN} is null`

const TABLES_WITHOUT_FORCED_RLS = `
  select relname as table, 'does not force row-level security' as wrong from pg_class
  where ${TENANT_TABLE} and not (relrowsecurity and relforcerowsecurity)`

/** Exactly one permissive policy for all commands, comparing site_id on reading and on writing. */
const TABLES_WITHOUT_POLICY = `
  select relname as table, 'lacks the one policy on site_id' as wrong from pg_class
  where ${TENANT_TABLE} and (
    (select count(*) from pg_policy where polrelid = pg_class.oid) <> 1
    or not exists (
      select from pg_policy where polrelid = pg_class.oid and polcmd = '*' and polpermissive
      and pg_get_expr(polqual, polrelid) = '(site_id = estate.current_site())'
      and pg_get_expr(polwithcheck, polrelid) = '(site_id = estate.current_site())'))`

/** A key without the site either points across estates or tells one that another holds a value. */
const KEYS_WITHOUT_SITE = `
  with keys as (
    select conrelid as oid, conname::text as name, conkey::int[] as columns from pg_constraint
      where contype in ('p', 'u', 'f', 'x')
    union
    select indrelid, indexrelid::regclass::text, indkey::int2[]::int[] from pg_index where indisunique
  )
  select relname as table, keys.name || ' has no site_id' as wrong from pg_class join keys using (oid)
  where ${TENANT_TABLE} and ${SITE_COLUMN} is not null and not columns @> array[${SITE_COLUMN}::int]`

/** The application's roles own nothing and cannot step over row-level security. The owner made the group: it may not count. */
const APP_ROLES = `(select oid, rolname, rolsuper, rolbypassrls from pg_roles
  where pg_has_role(oid, 'cuvee_app', 'member') and not rolsuper
  and oid <> (select nspowner from pg_namespace where nspname = 'estate')) app`

const OWNED_OR_BYPASSING = `
  select relname as table, 'belongs to ' || rolname as wrong from pg_class join ${APP_ROLES} on app.oid = relowner
  union all
  select rolname, 'may step over row-level security' from ${APP_ROLES} where rolbypassrls
  union all
  select rolname, 'owns the tables and may step over row-level security' from pg_roles
    where oid = (select nspowner from pg_namespace where nspname = 'estate') and (rolsuper or rolbypassrls)
  union all
  select rolname, 'is a superuser' from pg_roles join pg_auth_members on member = pg_roles.oid
    where roleid = 'cuvee_app'::regrole and rolsuper and rolname <> current_user`

const VIEWS_OF_THE_OWNER = `
  select relname as table, 'is a view with its owner''s rights' as wrong from pg_class
  where relnamespace in ('estate'::regnamespace, 'platform'::regnamespace) and relkind in ('v', 'm')
  and not coalesce(reloptions::text[] @> array['security_invoker=true'], false)`

const DEFINER_FUNCTIONS = `
  select proname as table, 'runs with its owner''s rights and no fixed search_path' as wrong from pg_proc
  where pronamespace in ('estate'::regnamespace, 'platform'::regnamespace) and prosecdef
  and not exists (select from unnest(proconfig) setting where setting like 'search_path=%')`

const APP_RIGHTS_ON_PLATFORM = `
  select relname as table, 'can be written by the application' as wrong from pg_class
  where relnamespace = 'platform'::regnamespace and relkind in ('r', 'p')
  and has_table_privilege('cuvee_app', oid, 'insert, update, delete, truncate')`
