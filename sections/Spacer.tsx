import { GROUNDS } from './section-parts.tsx'
import type { SectionProps } from './section-props.ts'

const ROOM = { small: 'py-4 desk:py-6', medium: 'py-8 desk:py-14', large: 'py-16 desk:py-28' } as const
const LINE = { none: 'hidden', thin: 'w-full', short: 'mx-auto w-24' } as const

/** Room, with or without a line. It says nothing: who hears the page is not told of it. */
export function Spacer({ section: { size, line, ground } }: SectionProps<'spacer'>) {
  return (
    <section aria-hidden="true" className={`${GROUNDS[ground].colours} ${ROOM[size]}`}>
      <div className="band mx-auto max-w-[90rem] px-6 desk:px-10">
        <div className={`border-current/25 border-t ${LINE[line]}`} />
      </div>
    </section>
  )
}
