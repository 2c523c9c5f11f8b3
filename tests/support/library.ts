import sharp from 'sharp'
import { originalKey } from '#providers/storage/media-storage.ts'
import type { TestApp } from './test-app.ts'
import { photograph } from './test-media.ts'

interface LibraryFile {
  id: number
  mediaId: string
}

interface Given {
  siteId?: number
  filename?: string
  width?: number
  height?: number
  kind?: 'IMAGE' | 'VIDEO'
}

/** Brings a photograph into the library of an estate, as an upload does. */
export async function addToLibrary(
  { admin, storage }: Pick<TestApp, 'admin' | 'storage'>,
  { siteId = 1, filename = 'Chai neuf.jpg', width = 60, height = 40, kind = 'IMAGE' }: Given = {},
): Promise<LibraryFile> {
  const mediaId = crypto.randomUUID().replaceAll('-', '')
  const bytes = await sharp(await photograph(width, height))
    .jpeg()
    .toBuffer()
  await storage.put({ key: originalKey(siteId, mediaId), bytes, mimeType: 'image/jpeg' })
  await admin.query(
    `insert into estate.media (site_id, id, kind, filename, mime_type, bytes, width, height)
     values ($1, $2, $3, $4, 'image/jpeg', $5, $6, $7)`,
    [siteId, mediaId, kind, filename, bytes.length, width, height],
  )
  const { rows } = await admin.query(
    `insert into estate.media_entries (site_id, media_id, name) values ($1, $2, $3) returning id`,
    [siteId, mediaId, filename.replace(/\..*/, '')],
  )
  return { id: rows[0].id, mediaId }
}
