import { Band, Opening } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

const COLUMNS = { 2: 'desk:grid-cols-2', 3: 'desk:grid-cols-3', 4: 'xs:grid-cols-2 wide:grid-cols-4' } as const
const WIDER = {
  first: 'desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
  last: 'desk:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
} as const

/** Within a column there is room for one thing after the other: sections lose their margins and their own columns. */
const COLUMN =
  'flex min-w-0 flex-col gap-8 [&_.band]:max-w-none [&_.band]:px-0 [&_.section-room]:py-0 [&_.ground-room]:p-6 desk:[&_.ground-room]:p-8 [&_:is(div,ul,ol).grid]:grid-cols-1 [&_:is(div,ul,ol).grid>*]:col-span-full [&_:is(div,ul,ol).grid>*]:row-auto [&_.title-2]:text-[1.75rem]'

/** Other sections side by side; on phones one under the other. */
export function ColumnRow({ section, scene: { nested, at } }: SectionProps<'columns'>) {
  const { eyebrow, title, columns, widths, align, ground } = section
  const count = columns.length as keyof typeof COLUMNS
  const look = count === 2 && widths !== 'even' ? WIDER[widths] : COLUMNS[count]
  return (
    <Band ground={ground}>
      <Opening eyebrow={eyebrow} title={title} className="mb-10 desk:mb-14" />
      <div className={`grid gap-x-10 gap-y-14 ${look} ${align === 'middle' ? 'items-center' : 'items-start'}`}>
        {columns.map(({ sections }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places while the page is shown.
          <div key={index} className={COLUMN}>
            {nested?.(sections, `${at}-${index}`)}
          </div>
        ))}
      </div>
    </Band>
  )
}
