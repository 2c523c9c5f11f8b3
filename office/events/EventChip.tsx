import type { RaRecord } from 'react-admin'
import { StateChip } from '#office/shell/panel/StateChip.tsx'
import { useMoment } from '#office/shell/use-moment.ts'
import { useGuestWords } from '#office/shell/use-screen-words.ts'
import { fill } from '#words/basics/fill.ts'

/** How an event stands for visitors: hidden or planned, over, full, or with so many places left. */
export function EventChip({ event }: { event: RaRecord }) {
  const words = useGuestWords().events
  const { day } = useMoment()
  const { isPublished, showAt, isOpen, startsAt, placesLeft } = event
  if (!isPublished && showAt) return <StateChip look="under-way" label={fill(words.planned, { day: day(showAt) })} />
  if (!isPublished) return <StateChip look="refused" label={words.hidden} />
  if (new Date(startsAt) <= new Date()) return <StateChip look="done" label={words.over} />
  if (!isOpen) return <StateChip look="waiting" label={words.closed} />
  if (placesLeft === 0) return <StateChip look="waiting" label={words.left.none} />
  const left = placesLeft === 1 ? words.left.one : fill(words.left.many, { n: placesLeft })
  return <StateChip look="done" label={left} />
}
