import { parcelSketch } from '#rules/content/parcel-sketch.ts'
import { Paragraphs } from '#ui/text/Paragraphs.tsx'
import { formatHectares } from '#words/basics/hectares.ts'
import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** How strongly neighbours are filled, so that one is told from the next without a colour of its own. */
const FILLS = ['fill-current/20', 'fill-current/10', 'fill-current/28', 'fill-current/15'] as const

/** The estate's own drawing of its vineyard, and the parcels by number beside it. */
export function ParcelSketch({ section, scene }: SectionProps<'parcels'>) {
  const { eyebrow, title, text, parcels, ground } = section
  const { viewBox, parcels: drawn } = parcelSketch(parcels.map(({ contour }) => contour))
  return (
    <Band ground={ground}>
      <div className="grid gap-x-14 gap-y-10 desk:grid-cols-12">
        <div className="desk:col-span-7">
          <svg
            viewBox={viewBox}
            aria-hidden="true"
            className="block max-h-[36rem] w-full text-accent desk:sticky desk:top-32"
          >
            {drawn.map(({ points, middle }, at) => (
              <g key={points}>
                <polygon
                  points={points}
                  className={`${FILLS[at % FILLS.length]} stroke-current`}
                  strokeWidth="0.35"
                  strokeLinejoin="round"
                />
                <text
                  x={middle.x}
                  y={middle.y}
                  textAnchor="middle"
                  dominantBaseline="central"
                  className="fill-current font-title text-[4px] lining-nums"
                >
                  {at + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
        <div className="desk:col-span-5">
          <Opening eyebrow={eyebrow} title={title} className="mb-7" />
          {text && <Paragraphs text={text} className="mb-8 max-w-[52ch]" />}
          <ol>
            {parcels.map(({ name, grape, hectares, text: told }, at) => {
              const size = hectares === undefined ? null : formatHectares(hectares, scene.locale)
              const facts = [grape, size].filter(Boolean).join(' · ')
              return (
                <li key={name} className="grid grid-cols-[2.25rem_1fr] border-current/15 border-t py-4">
                  <span aria-hidden="true" className="title-3 font-title text-accent lining-nums">
                    {at + 1}
                  </span>
                  <div>
                    <h3 className="title-3">{name}</h3>
                    {facts && <p className="mt-1 lining-nums">{facts}</p>}
                    {told && <Paragraphs text={told} className="mt-2 text-[0.9375rem] opacity-80" />}
                  </div>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
    </Band>
  )
}
