import { pictureAddress } from '#rules/media/pictures.ts'
import { Band } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

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
          poster={pictureAddress({ image: poster, width: 1_200, format: 'jpg' })}
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
