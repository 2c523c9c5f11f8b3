/** Day before month, as both of our languages write it. */
const WRITTEN = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})(?:[ ,à]+(\d{1,2})[:h](\d{2})?)?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/

/** What somebody types as a day, as it is kept (`2026-11-17`); null when it is none. */
export function readTypedDay(typed: string): string | null {
  return readParts(typed)?.day ?? null
}

/** The same with its hour (`2026-11-17T08:30`); midnight where none is said. */
export function readTypedMoment(typed: string): string | null {
  const parts = readParts(typed)
  return parts && `${parts.day}T${parts.time}`
}

/** `17/11/2026`, or `17/11/2026 08:30` of a moment; nothing of nothing. */
export function writeTypedDay(kept: string): string {
  const [, year, month, day, hours, minutes] = ISO.exec(kept) ?? []
  if (year === undefined) return ''
  return `${day}/${month}/${year}${hours === undefined ? '' : ` ${hours}:${minutes}`}`
}

function readParts(typed: string): { day: string; time: string } | null {
  const text = typed.trim()
  const [, isoYear, isoMonth, isoDay, isoHours, isoMinutes] = ISO.exec(text) ?? []
  const [, day = isoDay, month = isoMonth, year = isoYear, hours = isoHours, minutes = isoMinutes] =
    WRITTEN.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return null
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const noon = new Date(`${whole}T12:00:00Z`)
  // The 31st of a short month is no day: it would become another.
  if (Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(whole)) return null
  if (Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59) return null
  return { day: whole, time: `${(hours ?? '0').padStart(2, '0')}:${minutes ?? '00'}` }
}
