interface OpeningDay {
  /** 1 is Monday. */
  weekday: number
  /** `08:30–12:00`, one a stretch. */
  hours: readonly string[]
}

interface Moment {
  weekday: number
  /** Of the day. */
  minutes: number
}

type OpeningNow =
  | { kind: 'always' }
  | { kind: 'open'; until: string }
  /** Later on the same day. */
  | { kind: 'opens'; at: string }
  /** It was open before; the next time is that of another day. */
  | { kind: 'over'; weekday: number; at: string }
  | { kind: 'closed' }

/** What a counter's hours say of this moment; null where they do not speak of the day. */
export function openingNow(opening: readonly OpeningDay[], { weekday, minutes }: Moment): OpeningNow | null {
  const today = opening.find((day) => day.weekday === weekday)
  if (!today) return null
  if (opening.length === 7 && opening.every(({ hours }) => hours.join() === '00:00–24:00')) return { kind: 'always' }
  const stretches = today.hours.map(stretch).toSorted((a, b) => a.start - b.start)
  const next = stretches.find(({ end }) => end > minutes)
  if (next) return next.start <= minutes ? { kind: 'open', until: next.until } : { kind: 'opens', at: next.from }
  const reopening = stretches.length > 0 ? nextOpening(opening, weekday) : null
  return reopening ? { kind: 'over', ...reopening } : { kind: 'closed' }
}

/** The first hour of the next day that has one. */
function nextOpening(opening: readonly OpeningDay[], weekday: number): { weekday: number; at: string } | null {
  for (let after = 1; after <= 7; after++) {
    const day = ((weekday - 1 + after) % 7) + 1
    const [first] = opening.find((one) => one.weekday === day)?.hours.toSorted() ?? []
    if (first) return { weekday: day, at: stretch(first).from }
  }
  return null
}

function stretch(text: string) {
  const [from = '00:00', until = '24:00'] = text.split('–')
  return { from, until, start: minutesOf(from), end: minutesOf(until) }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
