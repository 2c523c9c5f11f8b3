import type { Services } from '#api/calls/handler.ts'
import { isPlainDrawing } from '#providers/documents/plain-drawing.ts'
import { originalKey } from '#providers/storage/media-storage.ts'

const LOGO_WIDTH = 960

export type PictureServices = Pick<Services, 'storage' | 'pictures'>

interface LogoRequest {
  siteId: number
  /** Its file; null where the estate has none. */
  logo: string | null
}

/** The logo of a document: as it is drawn where that can be printed, else small enough to be sent. */
export async function openLogo(
  services: PictureServices,
  { siteId, logo }: LogoRequest,
): Promise<Uint8Array | null | { refusal: 'overloaded' }> {
  if (logo === null) return null
  const key = originalKey(siteId, logo)
  const original = await services.storage.get(key)
  if (!original || isPlainDrawing(original)) return original
  return smallPicture(services, { key, width: LOGO_WIDTH })
}

/** Null for a file that is gone or cannot be opened. */
export async function smallPicture(
  { storage, pictures }: PictureServices,
  { key, width }: { key: string; width: number },
): Promise<Uint8Array | null | { refusal: 'overloaded' }> {
  const made = await pictures
    .make(() => storage.get(key), { width, height: null, format: 'png' })
    .catch(() => ({ refusal: 'media-not-found' }) as const)
  if ('bytes' in made) return made.bytes
  return made.refusal === 'overloaded' ? { refusal: made.refusal } : null
}
