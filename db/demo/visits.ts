import type { PlacedPicture } from '#contract/media/pictures.ts'
import type { Texts } from './catalogue.ts'

/** What a demo estate shows its visitors. Ids are written out: pages and tests rely on them. */
export interface DemoVisit {
  id: number
  /** Null when it is free. */
  priceCents: number | null
  /** Of each person, paid before; none where it is left out. */
  depositCents?: number
  durationMinutes: number
  languages: readonly string[]
  /** People of one booking. */
  people: { min: number; max: number }
  leadHours?: number
  daysAhead?: number
  tags: readonly string[]
  picture: PlacedPicture
  texts: Texts<{ title: string; description: string; goodToKnow: string }>
  /** None where one writes to the estate instead. */
  calendar?: DemoVisitCalendar
}

interface DemoVisitCalendar {
  slotMinutes: number
  /** People that one slot takes. */
  capacity: number
  /** By weekday, 1 is Monday: from and until, in pairs. */
  hours: Readonly<Record<number, readonly (readonly [string, string])[]>>
}
