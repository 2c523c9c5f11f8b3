import { sql } from 'kysely'
import type { SiteDb } from '#db/site-db.ts'

interface MediaEntry {
  id: number
  mediaId: string
  kind: 'IMAGE' | 'VIDEO'
  filename: string
  mimeType: string
  width: number | null
  height: number | null
  tags: string[]
}

const COLUMNS = sql`entry.id, entry.media_id as "mediaId", media.kind, media.filename, media.mime_type as "mimeType",
  media.width, media.height, entry.tags`

const FROM = sql`media_entries entry join media on media.site_id = entry.site_id and media.id = entry.media_id`

export async function findEntries(db: SiteDb, ids: readonly number[]): Promise<MediaEntry[]> {
  const { rows } = await sql<MediaEntry>`
    select ${COLUMNS} from ${FROM} where entry.id = any (${[...ids]}::integer[]) order by entry.id`.execute(db)
  return rows
}

/** The same, locked in the order of their ids until the transaction is over. */
export async function lockEntries(db: SiteDb, ids: readonly number[]): Promise<MediaEntry[]> {
  const { rows } = await sql<MediaEntry>`
    select ${COLUMNS} from ${FROM} where entry.id = any (${[...ids]}::integer[]) order by entry.id
    for update of entry`.execute(db)
  return rows
}

/** Which entry a file has. */
export async function entryOfFile(db: SiteDb, mediaId: string): Promise<number | null> {
  const row = await db.selectFrom('media_entries').select('id').where('media_id', '=', mediaId).executeTakeFirst()
  return row?.id ?? null
}

/** What was cut out of a picture is told as the picture is: its words and tags, and its name with the size of the part. */
export async function describeCut(db: SiteDb, { id, from }: { id: number; from: number }): Promise<void> {
  await sql`
    with described as (
      insert into media_texts (entry_id, locale, alt)
      select ${id}::integer, locale, alt from media_texts where entry_id = ${from} and alt <> ''
    )
    update media_entries cut set tags = source.tags,
      name = left(source.name, 80) || ' ' || media.width || ' × ' || media.height
    from media_entries source, media
    where cut.id = ${id} and source.id = ${from} and media.id = cut.media_id`.execute(db)
}

export async function changeTags(db: SiteDb, { id, tags }: { id: number; tags: readonly string[] }): Promise<void> {
  await sql`update media_entries set tags = ${[...tags]}::text[], version = version + 1 where id = ${id}`.execute(db)
}
