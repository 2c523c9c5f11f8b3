import type { PlacedPicture } from '#contract/media/pictures.ts'
import { addDays, weekdayNumber } from '#rules/basics/paris-time.ts'
import type { Locale } from '#words/basics/locales.ts'

export interface DemoEvent {
  /** The day it is on, seen from the day the demo is loaded on. */
  day: (today: string) => string
  /** Minutes of the day, by the clocks of Paris. */
  from: number
  until: number
  capacity: number
  picture: PlacedPicture
  texts: Record<Locale, { title: string; description: string; place: string; price: string }>
  guests: readonly DemoGuest[]
}

interface DemoGuest {
  firstname: string
  lastname: string
  email: string
  people: number
  message?: string
}

/** The first Saturday that lies so many days ahead or later: an event of the demo is always to come. */
export function saturdayAfter(days: number): (today: string) => string {
  return (today) => {
    const earliest = addDays(today, days)
    return addDays(earliest, (6 - weekdayNumber(earliest) + 7) % 7)
  }
}
