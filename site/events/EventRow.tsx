import { Link } from '#ui/router/Link.tsx'
import type { EventView } from './event-view.server.ts'

interface EventRowProps {
  event: EventView
  see: string
}

/** An event in a list: its day large as on a calendar's leaf, then what and where. */
export function EventRow({ event: { title, day, month, when, place, places, path, isPast }, see }: EventRowProps) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-ink/15 border-t py-9 desk:grid-cols-[10rem_minmax(0,1fr)_auto] desk:items-baseline">
      <p aria-hidden="true" className="flex items-baseline gap-3 desk:block">
        <span className="title-2 font-title lining-nums">{day}</span>
        <span className="eyebrow text-accent desk:mt-1 desk:block">{month}</span>
      </p>
      <div className="min-w-0">
        <h3 className="title-3 break-words">
          <Link to={path} className="underline-offset-8 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-2 lining-nums first-letter:uppercase">{when}</p>
        <p className="opacity-80">{place}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 lining-nums desk:justify-end">
        {!isPast && <span>{places}</span>}
        <Link to={path} aria-label={`${see}, ${title}`} className="py-2 underline underline-offset-4">
          {see}
        </Link>
      </p>
    </li>
  )
}
