import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

/** The estate in numbers. */
export function Figures({ section }: SectionProps<'figures'>) {
  const { eyebrow, title, figures, ground } = section
  return (
    <Band ground={ground}>
      <Opening eyebrow={eyebrow} title={title} className="mb-12" />
      <dl className="grid grid-cols-2 gap-x-8 gap-y-10 desk:flex desk:justify-between">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2">
            <dt className="max-w-[18ch] text-[0.9375rem]">{label}</dt>
            <dd className="title-2 font-title leading-none lining-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
