import { sql } from 'kysely'
import type { ListQuery } from '#contract/basics/list-query.ts'
import { prepared, type Slots } from '#db/prepared.ts'
import { countRows, pageList, whereList } from '#db/queries/basics/list.ts'
import type { SiteDb } from '#db/site-db.ts'

const COLUMNS = { id: 'id', type: 'type', kind: 'kind' } as const

export async function listParameters(db: SiteDb, list: ListQuery) {
  const filtered = whereList(db.selectFrom('parameters'), { list, columns: COLUMNS })
  const page = pageList(filtered.select(['id', 'type', 'kind', 'value']), {
    list,
    columns: COLUMNS,
    lastKey: 'id',
  }).execute()
  const total = list.nbItem === 'all' ? null : countRows(filtered)
  // Both are sent before either is answered.
  const [rows, counted] = await Promise.all([page, total])
  return { rows, total: counted ?? rows.length }
}

export async function lockParameter(db: SiteDb, id: number) {
  return db
    .selectFrom('parameters')
    .select(['id', 'type', 'kind', 'value'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveParameterValue(
  db: SiteDb,
  { id, value }: { id: number; value: string | null },
): Promise<void> {
  await db.updateTable('parameters').set({ value }).where('id', '=', id).execute()
}

export async function findParameterValue(db: SiteDb, type: string): Promise<string | null> {
  const found = await db.selectFrom('parameters').select('value').where('type', '=', type).executeTakeFirst()
  return found?.value ?? null
}

/** What the catalogue's answers depend on. */
const SHOP_PARAMETERS = ['HIDE_PRODUCT_PRICES', 'PRODUCT_HIDE_PERCENTAGE_DISCOUNT'] as const

export function shopParameters(db: SiteDb) {
  return db.selectFrom('parameters').select(['type', 'value']).where('type', 'in', SHOP_PARAMETERS).execute()
}

export function findParameterValues(db: SiteDb, types: readonly string[]) {
  return valuesOf(db, { types })
}

const valuesOf = prepared((db, { types }: Slots<{ types: readonly string[] }>) =>
  db.selectFrom('parameters').select(['type', 'value']).where('type', '=', sql<string>`any (${types}::text[])`),
)

/** What an invoice tells of its seller. */
const SELLER_PARAMETERS = [
  'COMPANY_NAME',
  'LEGAL_COMPANY_NAME',
  'CORPORATE_FORM',
  'SHARE_CAPITAL',
  'HEAD_OFFICE',
  'COMPANY_ADDRESS',
  'SIRET',
  'RCS',
  'INTRA_COMMUNITY_VAT',
  'COMPANY_EMAIL',
  'COMPANY_PHONE',
  'COMPANY_MOBILE',
  'BALANCE_PAYMENT_CONDITIONS',
] as const

export async function findSeller(db: SiteDb) {
  return (await sellers(db, {}))[0] ?? { siteName: '', parameters: [] }
}

const sellers = prepared(
  (_db, _none: Slots<object>) => sql<{ siteName: string; parameters: { type: string; value: string | null }[] }>`
    select coalesce((select name from site_settings), '') as "siteName",
      (select coalesce(json_agg(json_build_object('type', type, 'value', value)), '[]')
        from parameters where type in (${sql.join(SELLER_PARAMETERS)})) as parameters
  `,
)

const REGISTRATION = ['ASK_BIRTHDATE_AT_REGISTER', 'BLOCK_MINORS_FROM_REGISTERING', 'ALLOW_ONLY_MOBILE_PHONE'] as const

export function registrationParameters(db: SiteDb) {
  return db.selectFrom('parameters').select(['type', 'value']).where('type', 'in', REGISTRATION).execute()
}
