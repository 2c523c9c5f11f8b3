import type { EventWords } from '#words/events/fr.ts'
import type { EventView } from './event-view.server.ts'

/** When, where, for how much and for how many. */
export function EventFacts({ event, words }: { event: EventView; words: EventWords }) {
  const facts = [
    { name: words.date, value: event.when },
    { name: words.place, value: event.place },
    { name: words.price, value: event.price },
    { name: words.places, value: event.isPast ? '' : event.places },
  ].filter(({ value }) => value !== '')
  return (
    <dl className="grid gap-y-5">
      {facts.map(({ name, value }) => (
        <div key={name} className="border-ink/15 border-t pt-4">
          <dt className="eyebrow mb-1 text-accent">{name}</dt>
          <dd className="lining-nums first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
