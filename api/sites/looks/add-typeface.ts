import type { Handler } from '#api/calls/handler.ts'
import type { addTypeface } from '#contract/sites/look.ts'
import { addMedia } from '#db/queries/media/media.ts'
import { listFontFiles } from '#db/queries/sites/sites.ts'
import { addFontFile } from '#db/queries/sites/write-look.ts'
import { originalKey } from '#providers/storage/media-storage.ts'
import { onlineImage, storedFilename } from '#rules/media/pictures.ts'
import { findTypeface } from '#rules/sites/typefaces.ts'

/** What can stand in a style sheet without leaving its quotes. */
const FAMILY = /^[\p{L}\p{N} _-]+$/u

export const handleAddTypeface: Handler<typeof addTypeface> = async ({ body: { family }, files }, parts) => {
  const { db, site, storage, pictures, randomId } = parts
  if (files.length === 0) return { problems: { file: { problem: 'file-not-sent' } } }
  if (!FAMILY.test(family)) return { problems: { family: { problem: 'invalid' } } }
  if (findTypeface(family)) return { problems: { family: { problem: 'already-taken' } } }
  // All of them or none: nothing is stored before the last one is known to be good.
  const taken = await Promise.all(
    files.map(async ({ filename, bytes }) => ({ filename, is: await pictures.take(bytes) })),
  )
  const fonts = taken.flatMap(({ filename, is }) =>
    'refusal' in is || is.kind !== 'FONT' ? [] : [{ filename, ...is }],
  )
  if (fonts.length < files.length) return { refusal: 'typeface-unreadable' }

  for (const { filename, bytes, kind, mime_type, ending } of fonts) {
    const id = randomId()
    const facts = { id, kind, filename: storedFilename(filename, ending), mime_type, width: null, height: null }
    await storage.put({ key: originalKey(site.id, id), bytes, mimeType: mime_type })
    await addMedia(db, { ...facts, bytes: bytes.length })
    await addFontFile(db, { media_id: id, family })
  }
  const all = await listFontFiles(db)
  const fontFiles = all.map((file) => ({ family: file.family, filename: file.filename, url: onlineImage(file).url }))
  const change = {
    thing: 'typefaces',
    id: family,
    before: null,
    after: { files: fonts.map(({ filename }) => filename) },
  }
  return { value: { fontFiles }, changes: [change] }
}
