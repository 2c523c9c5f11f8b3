import { BottlePicture } from '#ui/catalogue/BottlePicture.tsx'
import { Price } from '#ui/catalogue/Price.tsx'
import { SmartLink, TextLink } from './section-links.tsx'
import { Band, ListHead } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** A fifth of the drawing's pixels: all bottles at one scale, so that a magnum is bigger. */
const BOTTLE_SCALE = 0.2

/** How many stand in a row, by how many there are: on tablets, then from 960 px. No row has a lone last one. */
const ROWS: readonly string[] = [
  '',
  'sm:grid-cols-[repeat(1,minmax(0,18rem))]',
  'sm:grid-cols-[repeat(2,minmax(0,18rem))]',
  'sm:grid-cols-[repeat(3,minmax(0,18rem))]',
  'sm:grid-cols-[repeat(4,minmax(0,18rem))]',
  'sm:grid-cols-[repeat(3,minmax(0,18rem))] desk:grid-cols-[repeat(5,minmax(0,18rem))]',
  'sm:grid-cols-[repeat(3,minmax(0,18rem))] desk:grid-cols-[repeat(6,minmax(0,18rem))]',
  'sm:grid-cols-[repeat(4,minmax(0,18rem))] wide:grid-cols-[repeat(7,minmax(0,18rem))]',
  'sm:grid-cols-[repeat(4,minmax(0,18rem))] wide:grid-cols-[repeat(8,minmax(0,18rem))]',
]

/** Of an odd number the first takes both places of a phone. */
const FIRST_ALONE = 'max-sm:first:col-span-2'

/** Bottles on one shelf: whatever their height, their feet and the words under them are on one line. */
export function BottleShelf({ section, scene }: SectionProps<'bottles'>) {
  const { eyebrow, title, text, bottles, link, ground } = section
  const isOdd = bottles.length % 2 === 1
  return (
    <Band ground={ground}>
      <ListHead eyebrow={eyebrow} title={title} text={text} />
      <ul className={`grid grid-cols-2 justify-center gap-x-3 gap-y-12 desk:gap-x-5 ${ROWS[bottles.length] ?? ''}`}>
        {bottles.map(({ picture, name, detail, href }) => {
          const price = href === undefined ? undefined : scene.prices?.[href]
          return (
            <li
              key={`${name} ${detail}`}
              className={`${href ? 'group' : ''} relative row-span-2 grid grid-cols-1 grid-rows-subgrid justify-items-center gap-y-5 text-center ${isOdd ? FIRST_ALONE : ''}`}
            >
              <BottlePicture
                picture={picture}
                scale={BOTTLE_SCALE}
                className="shelf-bottle transition-transform duration-250 ease-out group-hover:-translate-y-1.5 motion-reduce:transform-none"
              />
              <div className="desk:-mx-2.5">
                <p className="font-title text-[1.1875rem] leading-tight desk:text-[1.25rem]">
                  {href ? (
                    <SmartLink
                      href={href}
                      locale={scene.locale}
                      className="after:absolute after:inset-0"
                      label={name}
                    />
                  ) : (
                    name
                  )}
                </p>
                {detail && <p className="mt-1 text-[0.875rem] leading-snug text-balance opacity-80">{detail}</p>}
                {price && <Price {...price} locale={scene.locale} className="mt-2 justify-center" />}
              </div>
            </li>
          )
        })}
      </ul>
      <TextLink link={link} locale={scene.locale} className="mt-10" />
    </Band>
  )
}
