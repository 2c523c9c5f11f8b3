import { sql } from 'kysely'
import type { Pool } from 'pg'
import { addToDirectory, writeContents, writeSettings } from '#db/estates/write-estate.ts'
import { inSite, type SiteDb } from '#db/site-db.ts'
import { firstEstate, type NewEstate } from './first-estate.ts'

interface OpenOptions {
  asked: NewEstate
  port: number
  /** Invites its first administrator in the same transaction; answers the token of the link. */
  inviteFirst: (db: SiteDb) => Promise<string>
}

/** `hostTaken`: another estate answers under that name. */
type Opened = { siteId: number; url: string; token: string } | { hostTaken: true }

/** Opens an estate and invites its first administrator, all or nothing. `owner` may write the directory. */
export async function openEstate(owner: Pool, options: OpenOptions): Promise<Opened> {
  // Two who open one at the same time would take the same number: the second is told so by the directory and tries again.
  const { rows } = await owner.query<{ id: number; has_default: boolean; taken: boolean }>(
    `select coalesce(max(id), 0) + 1 as id, coalesce(bool_or(is_default), false) as has_default,
       exists (select from platform.site_hosts where host = $1) as taken from platform.sites`,
    [options.asked.host],
  )
  const [next] = rows
  if (!next || next.taken) return { hostTaken: true }
  const opened = await inSite({ pool: owner, siteId: next.id }, (db) =>
    writeAll(db, { ...options, id: next.id, isDefault: !next.has_default }),
  )
  return opened ?? openEstate(owner, options)
}

async function writeAll(
  db: SiteDb,
  { asked, port, inviteFirst, id, isDefault }: OpenOptions & { id: number; isDefault: boolean },
) {
  const estate = firstEstate(asked, { id, port, isDefault })
  await sql`lock table platform.sites in share row exclusive mode`.execute(db)
  if (!(await addToDirectory(db.withSchema('platform') as SiteDb, estate))) return null
  const own = db.withSchema('estate') as SiteDb
  await writeSettings(own, estate)
  await writeContents(own, estate)
  return { siteId: id, url: estate.prodUrl ?? estate.devUrl, token: await inviteFirst(own) }
}
