import type { MouseEvent } from 'react'
import type { SectionOf } from '#contract/content/sections.ts'
import { pictureAddress } from '#rules/media/pictures.ts'
import { FROM_DESK } from '#rules/sites/screens.ts'
import { openSlider } from '#ui/overlays/slider-store.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { useWords } from '#ui/text/words-context.tsx'
import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** A rhythm of sizes that begins again after five pictures. */
const PLACES = [
  'desk:col-span-7 aspect-[4/3] desk:aspect-auto desk:h-[34rem]',
  'desk:col-span-5 aspect-[4/5] desk:aspect-auto desk:h-[34rem]',
  'desk:col-span-4 aspect-square desk:aspect-auto desk:h-[26rem]',
  'desk:col-span-8 aspect-[4/3] desk:aspect-auto desk:h-[26rem]',
  'desk:col-span-12 aspect-[16/9] desk:aspect-auto desk:h-[36rem]',
] as const
const SIZES = ['55vw', '40vw', '32vw', '64vw', '95vw'] as const

/** Pictures of unlike sizes; each opens in the full-screen slider, or alone where there is no JavaScript. */
export function Gallery({ section: { eyebrow, title, pictures, ground } }: SectionProps<'gallery'>) {
  return (
    <Band ground={ground}>
      <Opening eyebrow={eyebrow} title={title} className="mb-10" />
      <GalleryPictures pictures={pictures} />
    </Band>
  )
}

export function GalleryPictures({ pictures }: Pick<SectionOf<'gallery'>, 'pictures'>) {
  const words = useWords()
  const open = (event: MouseEvent, at: number) => {
    event.preventDefault()
    openSlider(pictures, at)
  }
  return (
    <ul className="grid gap-4 desk:grid-cols-12 desk:gap-5">
      {pictures.map(({ picture, caption }, at) => (
        <li key={picture.id} className={PLACES[at % PLACES.length]}>
          <figure className="flex h-full flex-col">
            <a
              href={pictureAddress({ image: picture, width: 1_600, format: 'jpg' })}
              aria-label={`${words.openPicture} – ${picture.alt}`}
              data-acts=""
              onClick={(event) => open(event, at)}
              className="block min-h-0 flex-1 cursor-zoom-in"
            >
              <Picture
                picture={picture}
                sizes={`${FROM_DESK} ${SIZES[at % SIZES.length]}, 92vw`}
                className="size-full bg-ink/5 object-cover"
              />
            </a>
            {caption && <figcaption className="mt-2 text-[0.875rem] italic opacity-80">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
