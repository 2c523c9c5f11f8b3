import { openLogo, type PictureServices, smallPicture } from '#api/media/open-logo.ts'
import type { SheetPictures } from '#providers/documents/technical-sheet.ts'
import { originalKey } from '#providers/storage/media-storage.ts'

/** As wide as a bottle is printed at 200 dots an inch. */
const BOTTLE_WIDTH = 480

interface Wanted {
  siteId: number
  bottle: string | null
  logo: string | null
}

/** The pictures of a sheet, small enough to be sent. A sheet without its picture is better than none. */
export async function openSheetPictures(
  services: PictureServices,
  { siteId, bottle, logo }: Wanted,
): Promise<SheetPictures | { refusal: 'overloaded' }> {
  const key = bottle === null ? null : originalKey(siteId, bottle)
  const small = key === null ? null : await smallPicture(services, { key, width: BOTTLE_WIDTH })
  if (small && 'refusal' in small) return small
  const mark = await openLogo(services, { siteId, logo })
  if (mark && 'refusal' in mark) return mark
  return { bottle: small, logo: mark }
}
