import type { Handler } from '#api/calls/handler.ts'
import type { uploadLayoutPreview } from '#contract/content/layouts.ts'
import { lockLayout, notePictured } from '#db/queries/content/page-layouts.ts'
import type { PictureMaker } from '#providers/pictures/picture-maker.ts'
import { layoutPictureKey } from '#providers/storage/media-storage.ts'

const MOST_PIXELS = 4_000_000
const THUMBNAIL = { width: 480, height: null, format: 'webp' } as const

export const handleUploadLayoutPreview: Handler<typeof uploadLayoutPreview> = async (
  { params, body, files },
  parts,
) => {
  const [file] = files
  if (!file) return { problems: { image: { problem: 'required' } } }
  const { db, site, storage } = parts
  const id = params.idLayout
  const layout = await lockLayout(db, { pageId: params.idPage, id })
  if (!layout) return { refusal: 'thing-not-found' }
  const { html_hash: hash, is_shown: isShown } = layout
  // A picture of something that nobody has checked, or that has changed since, would stand for what it does not show.
  if (!isShown || hash === null || (body.hash ?? hash) !== hash) return { refusal: 'changed-meanwhile' }
  const small = await makeSmall(parts.pictures, file.bytes)
  if ('refusal' in small) return small
  await storage.put({ key: layoutPictureKey(site.id, String(id)), bytes: small.bytes, mimeType: 'image/webp' })
  await notePictured(db, { id, hash })
  return { value: { idLayout: id, hash }, changes: [] }
}

type Small = { bytes: Uint8Array } | { refusal: 'media-unreadable' | 'media-too-large' | 'overloaded' }

/** Drawn anew from its pixels alone; films, typefaces and drawings are none. */
async function makeSmall(pictures: PictureMaker, bytes: Uint8Array): Promise<Small> {
  const taken = await pictures.take(bytes)
  if ('refusal' in taken) return taken
  const { kind, mime_type, width, height } = taken
  if (kind !== 'IMAGE' || mime_type === 'image/svg+xml') return { refusal: 'media-unreadable' }
  if ((width ?? 0) * (height ?? 0) > MOST_PIXELS) return { refusal: 'media-too-large' }
  const made = await pictures.make(async () => taken.bytes, THUMBNAIL)
  if ('bytes' in made) return made
  return { refusal: made.refusal === 'overloaded' ? 'overloaded' : 'media-unreadable' }
}
