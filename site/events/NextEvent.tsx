import { Link } from '#ui/router/Link.tsx'
import type { EventView } from './event-view.server.ts'

interface NextEventProps {
  event: EventView
  /** What stands above it. */
  eyebrow: string
}

/** The next event in a few lines, for pages that are about something else. */
export function NextEvent({ event: { title, when, place, path }, eyebrow }: NextEventProps) {
  return (
    <section>
      <h2 className="eyebrow font-content mb-2 text-accent">{eyebrow}</h2>
      <p className="title-3 font-title">
        <Link to={path} className="underline underline-offset-8">
          {title}
        </Link>
      </p>
      <p className="mt-2 lining-nums first-letter:uppercase">{when}</p>
      <p className="opacity-80">{place}</p>
    </section>
  )
}
