import type { Banner } from '#contract/media/pictures.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'

const PHONE_WIDTH = 800
const DESK_WIDTH = 1_600

/** The site's banner as the estate placed it, in two sizes. */
export function bannerCss(banner: Banner | null): string {
  if (!banner) return ''
  const { onlineImage, positionX, positionY, size, repeat, height } = banner
  const picture = (width: number) => {
    const source = (format: 'avif' | 'webp') =>
      `url(${pictureAddress({ image: onlineImage, width, format })}) type("image/${format}")`
    return `image-set(${source('avif')},${source('webp')})`
  }
  const place = `${positionX}% ${positionY}%/${size} ${repeat}`
  return (
    `.banner{min-height:${height}px;background:${picture(PHONE_WIDTH)} ${place}}` +
    `@media${FROM_DESK}{.banner{background-image:${picture(DESK_WIDTH)}}}`
  )
}
