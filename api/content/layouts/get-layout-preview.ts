import type { Handler } from '#api/calls/handler.ts'
import type { getLayoutPreview } from '#contract/content/layouts.ts'
import { hasPicture } from '#db/queries/content/page-layouts.ts'
import { layoutPictureKey } from '#providers/storage/media-storage.ts'

export const handleGetLayoutPreview: Handler<typeof getLayoutPreview> = async ({ params }, { db, site, storage }) => {
  const { idPage, idLayout } = params
  const isThere = await hasPicture(db, { pageId: idPage, id: idLayout })
  const bytes = isThere && (await storage.get(layoutPictureKey(site.id, String(idLayout))))
  if (!bytes) return { refusal: 'thing-not-found' }
  return { value: { filename: `page-${idPage}.webp`, mimeType: 'image/webp', bytes: new Uint8Array(bytes) } }
}
