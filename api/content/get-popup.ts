import type { Handler } from '#api/calls/handler.ts'
import type { getPopup } from '#contract/content/popups.ts'
import { findPopup } from '#db/queries/content/popups.ts'
import { findMedia } from '#db/queries/media/media.ts'
import { onlineImage } from '#rules/media/pictures.ts'

export const handleGetPopup: Handler<typeof getPopup> = async ({ params }, { db, locale }) => {
  const popup = await findPopup(db, { id: params.id, locale })
  if (!popup) return { refusal: 'popup-not-found' }
  const media = popup.media_id === null ? undefined : await findMedia(db, popup.media_id)
  const { id, title, text, link_label: label, link_url: href } = popup
  return {
    value: {
      id,
      title,
      text,
      image: media ? { ...onlineImage(media), alt: '' } : null,
      link: label !== null && href !== null ? { label, href } : null,
      showsOnEveryReload: popup.shows_on_every_reload,
    },
  }
}
