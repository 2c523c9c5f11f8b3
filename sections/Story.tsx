import { FROM_DESK } from '#rules/sites/screens.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { TextLink } from './section-links.tsx'
import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

const SHAPE = { portrait: 'aspect-[4/5]', square: 'aspect-square', landscape: 'aspect-[4/3]' } as const

/** Words beside a picture. */
export function Story({ section, scene }: SectionProps<'story'>) {
  const { eyebrow, title, text, picture, caption, side, shape, link, ground } = section
  const isLeft = side === 'left'
  return (
    <Band ground={ground}>
      <div className="grid items-center gap-x-10 gap-y-9 desk:grid-cols-12">
        <figure className={`desk:row-start-1 ${isLeft ? 'desk:col-span-6' : 'desk:col-span-6 desk:col-start-7'}`}>
          <Picture
            picture={picture}
            sizes={`${FROM_DESK} 46vw, 92vw`}
            widest={1_200}
            className={`w-full bg-ink/5 object-cover ${SHAPE[shape]}`}
          />
          {caption && <figcaption className="mt-3 text-[0.875rem] italic opacity-80">{caption}</figcaption>}
        </figure>
        <div
          className={`desk:row-start-1 ${isLeft ? 'desk:col-span-5 desk:col-start-8' : 'desk:col-span-5 desk:col-start-1'}`}
        >
          <Opening eyebrow={eyebrow} title={title} className="mb-7" />
          <Paragraphs text={text} className="max-w-[58ch]" />
          <TextLink link={link} locale={scene.locale} className="mt-7" />
        </div>
      </div>
    </Band>
  )
}
