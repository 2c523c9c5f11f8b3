import type { getElements } from '#contract/elements.ts'
import { listElements } from '#db/queries/elements.ts'
import { mediaById } from '#db/queries/media.ts'
import { onlineImage } from '#rules/pictures.ts'
import type { Handler } from '../machinery/handler.ts'

export const handleGetElements: Handler<typeof getElements> = async ({ params, list }, { db, locale }) => {
  const { rows, total } = await listElements(db, params.route, locale, list)
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
