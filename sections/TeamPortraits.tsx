import { FROM_DESK } from '#rules/sites/screens.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { Band, ListHead } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** People in rows of four at most, and of three where that leaves nobody alone. */
function rowOf(count: number): string {
  if (count === 1) return 'desk:grid-cols-2'
  if (count === 2 || count === 4) return 'xs:grid-cols-2 wide:grid-cols-4'
  return 'xs:grid-cols-2 desk:grid-cols-3'
}

/** Who makes the wine. Those without a portrait are set as words alone. */
export function TeamPortraits({ section: { eyebrow, title, text, people, ground } }: SectionProps<'team'>) {
  return (
    <Band ground={ground}>
      <ListHead eyebrow={eyebrow} title={title} text={text} />
      <ul className={`grid gap-x-6 gap-y-12 desk:gap-x-8 ${rowOf(people.length)}`}>
        {people.map(({ name, role, text: told, picture }) => (
          <li key={name} className={picture ? '' : 'border-current/15 border-t pt-6'}>
            {picture && (
              <Picture
                picture={picture}
                sizes={`${FROM_DESK} 30vw, 92vw`}
                widest={960}
                className="mb-5 aspect-[4/5] w-full bg-ink/5 object-cover"
              />
            )}
            <h3 className="title-3">{name}</h3>
            {role && <p className="eyebrow mt-2 text-accent">{role}</p>}
            {told && <Paragraphs text={told} className="mt-4 max-w-[44ch]" />}
          </li>
        ))}
      </ul>
    </Band>
  )
}
