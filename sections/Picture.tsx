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
