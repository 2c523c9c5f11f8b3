import type { Services } from '#api/calls/handler.ts'
import { isPlainDrawing } from '#providers/documents/plain-drawing.ts'
import type { SheetPictures } from '#providers/documents/technical-sheet.ts'
import { originalKey } from '#providers/storage/media-storage.ts'

/** As wide as a bottle is printed at 200 dots an inch. */
const BOTTLE_WIDTH = 480
const LOGO_WIDTH = 960

interface Wanted {
  siteId: number
  bottle: string | null
  logo: string | null
}

type PictureServices = Pick<Services, 'storage' | 'pictures'>

/** The pictures of a sheet, small enough to be sent. A sheet without its picture is better than none. */
export async function openSheetPictures(
  services: PictureServices,
  { siteId, bottle, logo }: Wanted,
): Promise<SheetPictures | { refusal: 'overloaded' }> {
  const small =
    bottle === null ? null : await smallPicture(services, { key: originalKey(siteId, bottle), width: BOTTLE_WIDTH })
  const mark = logo === null ? null : await logoPicture(services, originalKey(siteId, logo))
  if (small === 'overloaded' || mark === 'overloaded') return { refusal: 'overloaded' }
  return { bottle: small, logo: mark }
}

async function logoPicture(services: PictureServices, key: string): Promise<Uint8Array | 'overloaded' | null> {
  const original = await services.storage.get(key)
  if (original && isPlainDrawing(original)) return original
  return original && smallPicture(services, { key, width: LOGO_WIDTH })
}

/** Null for a file that is gone or cannot be opened. */
async function smallPicture(
  { storage, pictures }: PictureServices,
  { key, width }: { key: string; width: number },
): Promise<Uint8Array | 'overloaded' | null> {
  const made = await pictures
    .make(() => storage.get(key), { width, height: null, format: 'png' })
    .catch(() => ({ refusal: 'media-not-found' }) as const)
  if ('bytes' in made) return made.bytes
  return made.refusal === 'overloaded' ? 'overloaded' : null
}
