import type { CSSProperties } from 'react'
import type { ShownPicture } from '#contract/media/pictures.ts'
import { offeredWidths, pictureAddress, srcSet } from '#rules/media/pictures.ts'

interface OverlayPictureProps {
  picture: ShownPicture
  sizes: string
  className: string
  style?: CSSProperties
}

const FALLBACK_WIDTH = 1200

/** A picture in the smallest format that the browser reads; a drawing is sent as it is. */
export function OverlayPicture({ picture, sizes, className, style }: OverlayPictureProps) {
  const { width, height, alt } = picture
  const fallback = offeredWidths(picture, FALLBACK_WIDTH).at(-1) ?? FALLBACK_WIDTH
  const room = width > 0 && height > 0 ? { width, height } : {}
  return (
    <picture className="block">
      {picture.externalType === 'IMAGE' &&
        (['avif', 'webp'] as const).map((format) => (
          <source key={format} type={`image/${format}`} srcSet={srcSet({ image: picture, format })} sizes={sizes} />
        ))}
      <img
        src={pictureAddress({ image: picture, width: fallback, format: 'jpg' })}
        alt={alt}
        {...room}
        draggable={false}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  )
}
