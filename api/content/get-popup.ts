import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { getPopup } from '#contract/content/popups.ts'
import { findUser } from '#db/queries/accounts/users.ts'
import { findPopup } from '#db/queries/content/popups.ts'
import { findMedia } from '#db/queries/media/media.ts'
import { isAdult } from '#rules/accounts/age.ts'
import { onlineImage } from '#rules/media/pictures.ts'

export const handleGetPopup: Handler<typeof getPopup> = async ({ params }, parts) => {
  const { db, locale, now } = parts
  const popup = await findPopup(db, { id: params.id, locale, now })
  if (!popup || (popup.is_alcohol_promotion && !(await isKnownAdult(parts)))) return { refusal: 'popup-not-found' }
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

/** Whoever's age nobody knows is shown no advertising for alcohol. */
async function isKnownAdult({ db, principal, now }: HandlerContext): Promise<boolean> {
  const user = principal ? await findUser(db, principal.id) : undefined
  return typeof user?.birthdate === 'string' && isAdult(user.birthdate, now)
}
