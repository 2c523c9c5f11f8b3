import type { Handler } from '#api/calls/handler.ts'
import type { UploadedFile } from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { uploadMedia } from '#contract/media/media.ts'
import { addMedia } from '#db/queries/media/media.ts'
import type { MediaRefusal, PictureMaker, TakenMedia } from '#providers/pictures/picture-maker.ts'
import { originalKey } from '#providers/storage/media-storage.ts'
import { isQuickTime, isUnplayable } from '#rules/media/media-type.ts'
import { onlineImage, storedFilename } from '#rules/media/pictures.ts'

export const handleUploadMedia: Handler<typeof uploadMedia> = async ({ files }, parts) => {
  const { db, site, storage, pictures, randomId } = parts
  if (files.length === 0) return { problems: { images: { problem: 'required' } } }
  const read = await takeAll(pictures, files)
  if (!('taken' in read)) return read

  const media = []
  for (const { filename, bytes, kind, mime_type, ending, width, height } of read.taken) {
    const id = randomId()
    const facts = { id, kind, filename: storedFilename(filename, ending), mime_type, width, height }
    await storage.put({ key: originalKey(site.id, id), bytes, mimeType: mime_type })
    await addMedia(db, { ...facts, bytes: bytes.length })
    media.push(onlineImage(facts))
  }
  return { value: { media, total: media.length } }
}

type TakenFile = Exclude<TakenMedia, MediaRefusal> & { filename: string }

/** All of them or none: nothing is stored before the last one is known to be good. */
async function takeAll(
  pictures: PictureMaker,
  files: readonly UploadedFile[],
): Promise<{ taken: TakenFile[] } | MediaRefusal | { problems: Problems }> {
  const taken: TakenFile[] = []
  for (const [at, { filename, bytes }] of files.entries()) {
    if (isUnplayable(filename)) return unplayable(at)
    const one = await pictures.take(bytes)
    if ('refusal' in one) return isQuickTime(filename) && one.refusal === 'media-unreadable' ? unplayable(at) : one
    // A typeface is no picture; it is brought in where typefaces are chosen.
    if (one.kind === 'FONT') return { refusal: 'media-unreadable' }
    taken.push({ ...one, filename })
  }
  return { taken }
}

/** Said next to the file that it is about, the first one being `images.0`. */
function unplayable(at: number): { problems: Problems } {
  return { problems: { [`images.${at}`]: { problem: 'film-unplayable' } } }
}
