import { pictureAddress } from '#rules/media/pictures.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Band } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

const WIDTH = { full: '', wide: '', text: 'mx-auto max-w-3xl' } as const
const SIZES = { full: '100vw', wide: '(min-width: 90rem) 85rem, 95vw', text: `${FROM_DESK} 48rem, 92vw` } as const

export function PictureSection({ section }: SectionProps<'picture'>) {
  const { picture, caption, width, ground } = section
  const isFull = width === 'full'
  return (
    <Band ground={ground} isFullBleed={isFull}>
      <figure className={WIDTH[width]}>
        <Picture
          picture={picture}
          sizes={SIZES[width]}
          className={`h-auto w-full bg-ink/5 object-cover ${isFull ? 'max-h-[85svh] min-h-[56svh]' : ''}`}
        />
        {caption && (
          <figcaption
            className={`mt-3 text-[0.875rem] italic opacity-80 ${isFull ? 'mx-auto max-w-[90rem] px-6 desk:px-10' : ''}`}
          >
            {caption}
          </figcaption>
        )}
      </figure>
    </Band>
  )
}

/** Nothing of the film is fetched before it is asked for; until then its poster stands there. */
export function Video({ section }: SectionProps<'video'>) {
  const { title, caption, poster, video, ground } = section
  return (
    <Band ground={ground}>
      {title && <h2 className="title-2 mb-8 text-center">{title}</h2>}
      <figure className="mx-auto max-w-[min(59.375rem,75vw)] max-desk:max-w-none">
        {/* biome-ignore lint/a11y/useMediaCaption: an estate's film has no dialogue file to offer; its caption says what it shows. */}
        <video
          controls
          preload="none"
          playsInline
          poster={pictureAddress(poster, 1_200, 'jpg')}
          width={poster.width}
          height={poster.height}
          aria-label={video.alt}
          className="h-auto w-full bg-ink/5"
        >
          <source src={video.url} type="video/mp4" />
        </video>
        {caption && <figcaption className="mt-3 text-[0.875rem] italic opacity-80">{caption}</figcaption>}
      </figure>
    </Band>
  )
}

const ORNAMENT = { small: 'w-40 desk:w-56', large: 'w-72 desk:w-[36rem]' } as const

/** A drawing between two sections. */
export function Ornament({ section }: SectionProps<'ornament'>) {
  const { picture, size, ground } = section
  return (
    <Band ground={ground}>
      <Picture picture={picture} sizes="36rem" className={`mx-auto h-auto ${ORNAMENT[size]}`} />
    </Band>
  )
}
