import { Picture } from '#ui/pictures/Picture.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { TextLink } from './section-links.tsx'
import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** Words alone. */
export function Text({ section, scene }: SectionProps<'text'>) {
  const { eyebrow, title, text, align, size, ornament, link, ground } = section
  const isScreen = size === 'screen'
  const isCentred = align === 'center'
  const drawing = ornament && (
    <Picture
      picture={ornament}
      sizes="36rem"
      className={isScreen ? '' : isCentred ? 'mb-8 h-36 w-auto desk:h-52' : 'beside-words'}
    />
  )
  return (
    <Band ground={ground} isFullBleed={isScreen}>
      <div
        className={
          isScreen
            ? 'own-screen'
            : isCentred
              ? 'mx-auto flex max-w-4xl flex-col items-center text-center'
              : `relative flex flex-col items-start *:max-w-4xl ${drawing ? 'desk:*:max-w-[54%]' : ''}`
        }
      >
        {drawing}
        <Opening eyebrow={eyebrow} title={title} className="mb-7" />
        <Paragraphs
          text={text}
          className={size === 'body' ? 'max-w-[66ch]' : 'font-title text-[1.5rem] leading-[1.4] desk:text-[1.875rem]'}
        />
        <TextLink link={link} locale={scene.locale} className="mt-8" />
      </div>
    </Band>
  )
}
