import type { ShownPicture } from '#contract/media/pictures.ts'
import { focalClasses, offeredWidths, pictureAddress, srcSet } from '#rules/media/pictures.ts'
import { BELOW_DESK } from '#rules/sites/screens.ts'

interface PictureProps {
  picture: ShownPicture
  /** How wide it is shown, for the browser's choice: `${FROM_DESK} 50vw, 100vw`. */
  sizes: string
  /** Another picture for phones. */
  portrait?: ShownPicture | undefined
  /** Not wider than this many pixels, whatever the screen. */
  widest?: number
  /** The room it takes when that is not its own size. */
  room?: { width: number; height: number }
  /** In view when the page opens: fetched first. */
  isFirst?: boolean
  className?: string
}

/** A picture in the sizes and formats that the browser takes, with its room reserved. */
export function Picture({ picture, sizes, portrait, widest = 2_000, room, isFirst = false, className }: PictureProps) {
  const { alt, externalType, focalPoint } = picture
  const look = focalPoint ? `${className ?? ''} ${focalClasses(focalPoint)}`.trim() : className
  const { width, height } = room ?? picture
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  const img = { width: width || undefined, height: height || undefined, className: look, ...loading }
  if (externalType !== 'IMAGE') return <img src={picture.url} {...img} alt={alt} />
  const fallbackWidth = offeredWidths(picture, Math.min(widest, 960)).at(-1) ?? 960
  return (
    <picture>
      {portrait && (
        <source
          media={BELOW_DESK}
          type="image/avif"
          srcSet={srcSet({ image: portrait, format: 'avif', widest })}
          sizes="100vw"
        />
      )}
      {portrait && (
        <source
          media={BELOW_DESK}
          type="image/webp"
          srcSet={srcSet({ image: portrait, format: 'webp', widest })}
          sizes="100vw"
        />
      )}
      <source type="image/avif" srcSet={srcSet({ image: picture, format: 'avif', widest })} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet({ image: picture, format: 'webp', widest })} sizes={sizes} />
      <img src={pictureAddress({ image: picture, width: fallbackWidth, format: 'jpg' })} {...img} alt={alt} />
    </picture>
  )
}
