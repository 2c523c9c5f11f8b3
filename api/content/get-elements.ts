import type { Handler } from '#api/calls/handler.ts'
import type { getElements } from '#contract/content/elements.ts'
import { listElements } from '#db/queries/content/elements.ts'
import { mediaById } from '#db/queries/media/media.ts'
import { onlineImage } from '#rules/media/pictures.ts'

export const handleGetElements: Handler<typeof getElements> = async ({ params, list }, { db, locale }) => {
  const { rows, total } = await listElements(db, { route: params.route, locale, list })
  const pictures = await mediaById(
    db,
    rows.flatMap(({ media_id }) => media_id ?? []),
  )
  const elements = rows.map(({ media_id, position, ...row }) => {
    const media = media_id === null ? undefined : pictures.get(media_id)
    return { ...row, order: position, image: media ? { ...onlineImage(media), alt: row.title } : null }
  })
  return { value: { elements, total } }
}
