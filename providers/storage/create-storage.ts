import { join } from 'node:path'
import { createFileStorage } from './files.ts'
import type { MediaStorage } from './media-storage.ts'

export interface StoragePlace {
  dataDir: string
}

export function createStorage({ dataDir }: StoragePlace): MediaStorage {
  return createFileStorage(join(dataDir, 'media'))
}
