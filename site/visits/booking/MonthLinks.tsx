import { Glyph } from '#ui/pictures/glyphs.tsx'
import { Link } from '#ui/router/Link.tsx'
import type { VisitWords } from '#words/visits/fr.ts'
import type { CalendarView } from './calendar-view.server.ts'

interface MonthLinksProps {
  calendar: CalendarView
  words: VisitWords['calendar']
}

/** A month as a table of links: each open day leads to its hours, with or without a script. */
export function MonthLinks({ calendar, words }: MonthLinksProps) {
  const { name, caption, previous, next, weeks, isEmpty } = calendar
  return (
    <div className="max-w-[30rem]">
      <div className="flex items-center justify-between">
        <MonthLink to={previous} label={words.previous} sign="previous" />
        <p aria-live="polite" className="title-3 font-title text-heading first-letter:uppercase">
          {name}
        </p>
        <MonthLink to={next} label={words.next} sign="next" />
      </div>
      <table className="mt-3 w-full table-fixed text-center lining-nums tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {words.weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className="py-2 font-normal text-[0.875rem] text-ink/75">
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.number}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place in the week.
                <td key={place} className="p-0.5">
                  {day && <Day day={day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && (
        <p role="status" className="mt-4">
          {words.none}{' '}
          <Link to={next} preventScrollReset className="underline underline-offset-4">
            {words.nextMonth}
          </Link>
        </p>
      )}
    </div>
  )
}

type DayView = NonNullable<CalendarView['weeks'][number][number]>

function Day({ day: { number, link } }: { day: DayView }) {
  if (!link) return <span className="flex h-11 items-center justify-center text-ink/75">{number}</span>
  const ground = link.isChosen ? 'border-primary bg-primary text-on-primary' : 'border-ink/25 text-heading'
  return (
    <Link
      to={link.to}
      preventScrollReset
      aria-label={link.label}
      aria-current={link.isChosen ? 'date' : undefined}
      className={`flex h-11 items-center justify-center border hover:border-ink ${ground} ${link.isFull ? 'border-dashed' : ''}`}
    >
      {number}
    </Link>
  )
}

interface MonthLinkProps {
  /** None where there is nothing to see. */
  to: string | null
  label: string
  sign: 'previous' | 'next'
}

function MonthLink({ to, label, sign }: MonthLinkProps) {
  const look = 'flex size-11 items-center justify-center'
  if (to === null) {
    return (
      <span aria-hidden="true" className={`${look} opacity-30`}>
        <Glyph sign={sign} />
      </span>
    )
  }
  return (
    <Link to={to} preventScrollReset aria-label={label} className={look}>
      <Glyph sign={sign} />
    </Link>
  )
}
