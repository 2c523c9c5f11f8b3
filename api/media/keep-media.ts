import type { HandlerContext } from '#api/calls/handler.ts'
import type { OnlineImage } from '#contract/media/pictures.ts'
import { addMedia } from '#db/queries/media/media.ts'
import { lockMediaSpace } from '#db/queries/media/media-space.ts'
import type { MediaKind } from '#providers/pictures/picture-maker.ts'
import { originalKey } from '#providers/storage/media-storage.ts'
import { hasRoom } from '#rules/media/media-room.ts'
import { onlineImage, storedFilename } from '#rules/media/pictures.ts'

export interface KeptFile extends MediaKind {
  filename: string
  bytes: Uint8Array
}

interface Kept {
  files: readonly KeptFile[]
  /** The picture that they were cut out of. */
  source?: string
}

/** Files that were looked at, brought into the library; all of them, or none where there is no room for all. */
export async function keepMedia(
  { db, site, storage, randomId, principal }: HandlerContext,
  { files, source }: Kept,
): Promise<{ media: OnlineImage[] } | { refusal: 'media-full' }> {
  const space = await lockMediaSpace(db)
  const sizes = files.map(({ bytes }) => bytes.length)
  if (!hasRoom(space, sizes)) return { refusal: 'media-full' }
  const media = []
  for (const { filename, bytes, kind, mime_type, ending, width, height } of files) {
    const id = randomId()
    const facts = { id, kind, filename: storedFilename(filename, ending), mime_type, width, height }
    await storage.put({ key: originalKey(site.id, id), bytes, mimeType: mime_type })
    await addMedia(db, { ...facts, bytes: bytes.length, uploadedBy: principal?.id ?? null, source: source ?? null })
    media.push(onlineImage(facts))
  }
  return { media }
}
