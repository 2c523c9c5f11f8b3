import { Picture } from '#ui/pictures/Picture.tsx'
import { Band } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

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
