import { Fragment } from 'react'
import type { Company } from '#rules/sites/company.ts'
import { useWords } from './words-context.tsx'

/** The week of the estate. */
export function OpeningHours({ hours }: { hours: Company['hours'] }) {
  const words = useWords()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums lining-nums">
      {hours.map(({ day, hours: told }) => (
        <div key={day} className="contents">
          <dt>{words.weekdays[day]}</dt>
          <dd className={told ? '' : 'opacity-75'}>{told ? <Spans told={told} /> : words.closed}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A line ends between two openings of a day, not within one. */
function Spans({ told }: { told: string }) {
  return told.split(/(?<=,) /).map((span, at) => (
    <Fragment key={span}>
      {at > 0 && ' '}
      <span className="whitespace-nowrap">{span}</span>
    </Fragment>
  ))
}
