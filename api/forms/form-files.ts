import type { HandlerContext } from '#api/calls/handler.ts'
import type { UploadedFile } from '#contract/basics/define-call.ts'
import { addFormFile, type FileOwner, lockFormFileBytes } from '#db/queries/forms/form-files.ts'
import { formFileKey } from '#providers/storage/media-storage.ts'
import { hasRoomForFiles, isPlainPdf, promisedKind } from '#rules/forms/sent-files.ts'
import { storedFilename } from '#rules/media/pictures.ts'

interface CleanFile {
  filename: string
  mimeType: 'image/jpeg' | 'application/pdf'
  bytes: Uint8Array
}

type Unclean = { problem: 'file-not-taken' } | { refusal: 'overloaded' }
type Full = { refusal: 'too-many-requests'; retryAfterSeconds: number }

const DAY_MS = 86_400_000
const HOUR_SECONDS = 3_600

/** A form without a script sends a field that was left empty as an empty file. */
export function chosenFiles(files: readonly UploadedFile[]): UploadedFile[] {
  return files.filter(({ bytes }) => bytes.length > 0)
}

/**
 * All of them or none: pictures are drawn anew, PDFs stay as they are; what is not what its name says, and what the
 * estate's disk has no room for today, is refused.
 */
export async function takeFiles(
  parts: Pick<HandlerContext, 'pictures' | 'db' | 'now'>,
  files: readonly UploadedFile[],
): Promise<{ clean: CleanFile[] } | Unclean | Full> {
  const clean: CleanFile[] = []
  for (const file of files) {
    const one = await cleanFile(parts, file)
    if (!('bytes' in one)) return one
    clean.push(one)
  }
  return (await hasRoom(parts, clean)) ? { clean } : { refusal: 'too-many-requests', retryAfterSeconds: HOUR_SECONDS }
}

async function cleanFile(
  { pictures }: Pick<HandlerContext, 'pictures'>,
  { filename, bytes }: UploadedFile,
): Promise<CleanFile | Unclean> {
  const promised = promisedKind(filename)
  if (promised === 'pdf') {
    if (!isPlainPdf(bytes)) return { problem: 'file-not-taken' }
    return { filename: storedFilename(filename, 'pdf'), mimeType: 'application/pdf', bytes }
  }
  if (promised === null) return { problem: 'file-not-taken' }
  const copied = await pictures.copy(bytes)
  if ('refusal' in copied)
    return copied.refusal === 'overloaded' ? { refusal: 'overloaded' } : { problem: 'file-not-taken' }
  return { filename: storedFilename(filename, 'jpg'), mimeType: 'image/jpeg', bytes: copied.bytes }
}

/** Counted last, and under a lock that holds until they are noted: what comes at once does not pass together. */
async function hasRoom({ db, now }: Pick<HandlerContext, 'db' | 'now'>, files: readonly CleanFile[]): Promise<boolean> {
  if (files.length === 0) return true
  const today = await lockFormFileBytes(db, new Date(now.getTime() - DAY_MS))
  return hasRoomForFiles({ today, sent: files.map(({ bytes }) => bytes.length) })
}

/** Notes and stores them; last of all, because a transaction takes no file back. */
export async function keepFormFiles(
  { db, site, storage, randomId, now }: Pick<HandlerContext, 'db' | 'site' | 'storage' | 'randomId' | 'now'>,
  { owner, files }: { owner: FileOwner; files: readonly CleanFile[] },
): Promise<void> {
  for (const { filename, mimeType, bytes } of files) {
    const id = randomId()
    const facts = { filename, mime_type: mimeType, bytes: bytes.length, created_at: now }
    await addFormFile(db, { id, ...owner, ...facts })
    await storage.put({ key: formFileKey(site.id, id), bytes, mimeType })
  }
}
