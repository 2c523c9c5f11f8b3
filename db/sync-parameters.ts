import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { PARAMETERS } from '#rules/sites/parameter-catalogue.ts'
import { recall, remember } from './remembered.ts'
import { inSite, type SiteDb } from './site-db.ts'

/** What the deployment remembers of the parameters that every site was given. */
const REMEMBERED = 'parameters'

const rows = Object.entries(PARAMETERS).map(([type, { id, kind, default: value }]) => ({ id, type, kind, value }))
const checksum = createHash('sha256').update(JSON.stringify(rows)).digest('hex')

/** Gives every site the parameters that a new version has brought; values that an estate has set stay as they are. */
export async function syncParameters(owner: Pool): Promise<boolean> {
  if ((await recall(owner, REMEMBERED)) === checksum) return false
  const sites = await owner.query<{ id: number }>('select id from platform.sites')
  for (const { id } of sites.rows) {
    await inSite({ pool: owner, siteId: id }, (db) => addMissingParameters(db.withSchema('estate') as SiteDb))
  }
  await remember(owner, { key: REMEMBERED, value: checksum })
  return sites.rows.length > 0
}

/** `db` belongs to the owner, who names schemas. */
export async function addMissingParameters(db: SiteDb): Promise<void> {
  await db
    .insertInto('parameters')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
