import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface CustomizationFile {
  id: string
  customization_id: number
  filename: string
  mime_type: string
  bytes: number
  width: number
  height: number
  created_at: Date
}

const FACTS = ['id', 'customization_id', 'filename', 'width', 'height'] as const

export async function addCustomizationFile(db: SiteDb, file: CustomizationFile): Promise<void> {
  await db.insertInto('customization_files').values(file).execute()
}

/** Those of the ids that exist. */
export async function findCustomizationFiles(db: SiteDb, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('customization_files').select(FACTS).where('id', 'in', ids).execute()
}

/** The same, held until the transaction ends: a file that goes into a cart cannot be forgotten meanwhile. */
export async function holdCustomizationFiles(db: SiteDb, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('customization_files').select(FACTS).where('id', 'in', ids).forKeyShare().execute()
}

/** Those of the ids that were noted, whatever has become of them. */
export async function notedFileIds(db: SiteDb, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const noted = await db
    .selectFrom('customization_files')
    .select('id')
    .where('id', '=', sql<string>`any (${ids}::text[])`)
    .execute()
  return new Set(noted.map(({ id }) => id))
}

/** Deletes the files sent before a moment that no cart needs, and gives their ids. */
export async function forgetFilesBefore(db: SiteDb, before: Date): Promise<string[]> {
  // Locked first, looked for in the carts after: whoever puts one into a cart meanwhile is waited for and then seen.
  const old = await db
    .selectFrom('customization_files')
    .select('id')
    .where('created_at', '<', before)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (old.length === 0) return []
  const gone = await db
    .deleteFrom('customization_files')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cart_products')
            .select(sql`1`.as('one'))
            .where(
              sql<boolean>`customizations @> jsonb_build_array(jsonb_build_object('file', customization_files.id))`,
            ),
        ),
      ),
    )
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}
