import type { Handler } from '#api/calls/handler.ts'
import type { UploadedFile } from '#contract/basics/define-call.ts'
import type { Problems } from '#contract/basics/problems.ts'
import type { uploadMedia } from '#contract/media/media.ts'
import type { MediaRefusal, PictureMaker } from '#providers/pictures/picture-maker.ts'
import { isQuickTime, isUnplayable } from '#rules/media/media-type.ts'
import { type KeptFile, keepMedia } from './keep-media.ts'

export const handleUploadMedia: Handler<typeof uploadMedia> = async ({ files }, parts) => {
  if (files.length === 0) return { problems: { images: { problem: 'required' } } }
  const read = await takeAll(parts.pictures, files)
  if (!('taken' in read)) return read
  const kept = await keepMedia(parts, { files: read.taken })
  return 'refusal' in kept ? kept : { value: { media: kept.media, total: kept.media.length } }
}

/** All of them or none: nothing is stored before the last one is known to be good. */
async function takeAll(
  pictures: PictureMaker,
  files: readonly UploadedFile[],
): Promise<{ taken: KeptFile[] } | MediaRefusal | { problems: Problems }> {
  const taken: KeptFile[] = []
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
