import { EventRow } from '#site/events/EventRow.tsx'
import type { OwnPartProps } from './own-part-props.ts'

/** What is to come, as the page of events tells it. */
export function EventList({ view: { events, see } }: OwnPartProps<'calendar'>) {
  return (
    <ul>
      {events.map((event) => (
        <EventRow key={event.id} event={event} see={see} />
      ))}
    </ul>
  )
}
