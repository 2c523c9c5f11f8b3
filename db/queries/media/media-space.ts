import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface MediaSpace {
  bytes: number
  mostBytes: number
  files: number
  mostFiles: number
}

/** How much of its room an estate takes. Sizes that are made of a picture are ours and do not count. */
export async function findMediaSpace(db: SiteDb): Promise<MediaSpace> {
  const { rows } = await sql<Record<keyof MediaSpace, string>>`
    select (select coalesce(sum(bytes), 0) from media) as bytes, (select count(*) from media) as files,
      media_bytes_most as "mostBytes", media_files_most as "mostFiles"
    from platform.sites where id = current_site()`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The site of the transaction is unknown.')
  const [bytes, mostBytes, files, mostFiles] = [row.bytes, row.mostBytes, row.files, row.mostFiles].map(Number)
  return { bytes: bytes ?? 0, mostBytes: mostBytes ?? 0, files: files ?? 0, mostFiles: mostFiles ?? 0 }
}

/** The same; who brings more waits here until this is over. */
export async function lockMediaSpace(db: SiteDb): Promise<MediaSpace> {
  await sql`select pg_advisory_xact_lock(hashtextextended('media space', current_site()))`.execute(db)
  return findMediaSpace(db)
}

export async function listMediaTags(db: SiteDb): Promise<{ tag: string; files: number }[]> {
  const { rows } = await sql<{ tag: string; files: number }>`
    select tag, count(*)::integer as files from media_entries, unnest(tags) as tag group by tag order by tag`.execute(
    db,
  )
  return rows
}
