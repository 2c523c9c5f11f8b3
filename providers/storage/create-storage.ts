import { join } from 'node:path'
import { createFileStorage } from './files.ts'
import type { MediaStorage } from './media-storage.ts'
import { createS3Storage } from './s3.ts'
import { readS3Place, S3_ADDRESS_RULE } from './s3-place.ts'

export interface StoragePlace {
  dataDir: string
  /** A bucket's address; null keeps the files in the data folder. */
  url: string | null
}

export function createStorage({ dataDir, url }: StoragePlace): MediaStorage {
  if (url === null) return createFileStorage(join(dataDir, 'media'))
  const place = readS3Place(url)
  if (!place) throw new Error(`The address of the media storage ${S3_ADDRESS_RULE}.`)
  return createS3Storage(place)
}
