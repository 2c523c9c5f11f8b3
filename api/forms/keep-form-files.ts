import type { HandlerContext } from '#api/calls/handler.ts'
import type { UploadedFile } from '#contract/basics/define-call.ts'
import { addFormFile } from '#db/queries/forms/form-submissions.ts'
import { formFileKey } from '#providers/storage/media-storage.ts'
import { isPlainPdf, promisedKind } from '#rules/forms/sent-files.ts'
import { storedFilename } from '#rules/media/pictures.ts'

interface CleanFile {
  filename: string
  mimeType: 'image/jpeg' | 'application/pdf'
  bytes: Uint8Array
}

type Cleaned = CleanFile | { refusal: 'file-not-taken' | 'overloaded' }

/** All of them or none: pictures are drawn anew, PDFs stay as they are; what is not what its name says is refused. */
export async function cleanFiles(
  parts: Pick<HandlerContext, 'pictures'>,
  files: readonly UploadedFile[],
): Promise<{ clean: CleanFile[] } | { refusal: 'file-not-taken' | 'overloaded' }> {
  const clean: CleanFile[] = []
  for (const file of files) {
    const one = await cleanFile(parts, file)
    if ('refusal' in one) return one
    clean.push(one)
  }
  return { clean }
}

async function cleanFile(
  { pictures }: Pick<HandlerContext, 'pictures'>,
  { filename, bytes }: UploadedFile,
): Promise<Cleaned> {
  const promised = promisedKind(filename)
  if (promised === 'pdf') {
    if (!isPlainPdf(bytes)) return { refusal: 'file-not-taken' }
    return { filename: storedFilename(filename, 'pdf'), mimeType: 'application/pdf', bytes }
  }
  if (promised === null) return { refusal: 'file-not-taken' }
  const copied = await pictures.copy(bytes)
  if ('refusal' in copied) return { refusal: copied.refusal === 'overloaded' ? 'overloaded' : 'file-not-taken' }
  return { filename: storedFilename(filename, 'jpg'), mimeType: 'image/jpeg', bytes: copied.bytes }
}

/** Notes and stores them; last of all, because a transaction takes no file back. */
export async function keepFormFiles(
  { db, site, storage, randomId, now }: Pick<HandlerContext, 'db' | 'site' | 'storage' | 'randomId' | 'now'>,
  { submissionId, files }: { submissionId: number; files: readonly CleanFile[] },
): Promise<void> {
  for (const { filename, mimeType, bytes } of files) {
    const id = randomId()
    const facts = { filename, mime_type: mimeType, bytes: bytes.length, created_at: now }
    await addFormFile(db, { id, submission_id: submissionId, ...facts })
    await storage.put({ key: formFileKey(site.id, id), bytes, mimeType })
  }
}
