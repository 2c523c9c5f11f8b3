import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { originalKey } from '#providers/storage/media-storage.ts'
import type { TestDatabase } from './test-database.ts'

interface GivenMedia {
  bytes: Uint8Array
  filename: string
  mimeType: string
  kind?: 'IMAGE' | 'VIDEO' | 'FONT'
  width?: number
  height?: number
}

interface AddTestMediaOptions {
  siteId: number
  given: GivenMedia
}

/** Puts a file where an upload would, and gives its id. */
export async function addTestMedia(
  { admin, storage }: Pick<TestDatabase, 'admin' | 'storage'>,
  { siteId, given: { bytes, filename, mimeType, kind = 'IMAGE', width, height } }: AddTestMediaOptions,
): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await storage.put({ key: originalKey(siteId, id), bytes, mimeType })
  await admin.query(
    `insert into estate.media (site_id, id, kind, filename, mime_type, bytes, width, height)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [siteId, id, kind, filename, mimeType, bytes.length, width ?? null, height ?? null],
  )
  return id
}

/** A photograph: a vineyard red that fades, so that it compresses as one. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const row = Buffer.from(Array.from({ length: width * 3 }, (_, at) => (at % 3 === 0 ? 120 : (at * 7) % 90)))
  const pixels = Buffer.concat(Array.from({ length: height }, () => row))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
