import { mainLocale } from '#api/catalogue/main-locale.ts'
import type { Problem } from '#contract/basics/problems.ts'
import type { Fields } from '#db/resources/read-record.ts'
import type { SiteDb } from '#db/site-db.ts'

/** What is told in no language is told to nobody: the estate's own is asked for. */
export async function untold(
  db: SiteDb,
  { fields, named }: { fields: Fields; named: string },
): Promise<Record<string, Problem>> {
  if (Object.keys((fields.texts ?? {}) as object).length > 0) return {}
  return { [`texts.${await mainLocale(db)}.${named}`]: { problem: 'required' } }
}
