import type { HandlerContext } from '#api/calls/handler.ts'
import type { UploadedFile } from '#contract/basics/define-call.ts'
import { addReturnFile } from '#db/queries/returns/return-files.ts'
import { returnFileKey } from '#providers/storage/media-storage.ts'
import { storedFilename } from '#rules/media/pictures.ts'

const JPEG = 'image/jpeg'
const PDF = 'application/pdf'

interface CleanFile {
  filename: string
  mimeType: string
  bytes: Uint8Array
}

type Parts = Pick<HandlerContext, 'db' | 'site' | 'storage' | 'pictures' | 'randomId' | 'now'>
type Refused = { refusal: 'media-unreadable' | 'media-too-large' | 'overloaded' }

/** Photographs drawn anew from their pixels, all of them or none: nothing of the bytes that were sent is kept. */
export async function cleanPictures(
  { pictures }: Pick<Parts, 'pictures'>,
  files: readonly UploadedFile[],
): Promise<{ clean: CleanFile[] } | { refusal: 'file-not-a-picture' | 'media-too-large' | 'overloaded' }> {
  const clean: CleanFile[] = []
  for (const file of files) {
    const one = await cleanPicture({ pictures }, file)
    if ('refusal' in one) return { refusal: one.refusal === 'media-unreadable' ? 'file-not-a-picture' : one.refusal }
    clean.push(one)
  }
  return { clean }
}

async function cleanPicture(
  { pictures }: Pick<Parts, 'pictures'>,
  { filename, bytes }: UploadedFile,
): Promise<CleanFile | Refused> {
  const copied = await pictures.copy(bytes)
  if ('refusal' in copied) return copied
  return { filename: storedFilename(filename, 'jpg'), mimeType: JPEG, bytes: copied.bytes }
}

/** A label is the estate's own: a PDF as the carrier made it, or a picture. */
export async function cleanLabel(parts: Pick<Parts, 'pictures'>, file: UploadedFile): Promise<CleanFile | Refused> {
  const isPdf = Buffer.from(file.bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
  if (isPdf) return { filename: storedFilename(file.filename, 'pdf'), mimeType: PDF, bytes: file.bytes }
  return cleanPicture(parts, file)
}

interface KeptFiles {
  returnId: number
  kind: 'PICTURE' | 'LABEL'
  files: readonly CleanFile[]
}

/** Notes and stores files of a return; last of all, because a transaction takes no file back. */
export async function keepReturnFiles(parts: Parts, { returnId, kind, files }: KeptFiles): Promise<void> {
  const { db, site, storage, randomId, now } = parts
  for (const { filename, mimeType, bytes } of files) {
    const id = randomId()
    const facts = { filename, mime_type: mimeType, bytes: bytes.length }
    await addReturnFile(db, { id, return_id: returnId, kind, ...facts, created_at: now })
    await storage.put({ key: returnFileKey(site.id, id), bytes, mimeType })
  }
}
