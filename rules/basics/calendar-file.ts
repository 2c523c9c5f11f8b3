import { addDays } from './paris-time.ts'

interface CalendarEvent {
  /** The same for the same appointment, so that a later file replaces an earlier one. */
  uid: string
  /** Raised by whoever changes or cancels the appointment: calendars believe the highest. */
  sequence?: number
  method?: 'PUBLISH' | 'CANCEL'
  /** A moment; or a day, `2026-11-19`, that is meant whole, and the last of several. */
  from: Date | string
  until: Date | string
  /** When the file was made. */
  stamp: Date
  summary: string
  description?: string
  place: string
  url: string
}

/** One appointment as calendars read it (RFC 5545), in UTC, so that no calendar has to know the estate's time zone. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence = 0, method = 'PUBLISH', from, until, stamp, summary, description = '', place, url } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cuvee//Appointments//FR',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${plain(uid)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${utc(stamp)}`,
    typeof from === 'string' ? `DTSTART;VALUE=DATE:${wholeDay(from)}` : `DTSTART:${utc(from)}`,
    typeof until === 'string' ? `DTEND;VALUE=DATE:${wholeDay(addDays(until, 1))}` : `DTEND:${utc(until)}`,
    // Days on which something may come keep nobody from anything else.
    ...(typeof from === 'string' ? ['TRANSP:TRANSPARENT'] : []),
    `SUMMARY:${plain(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${plain(description)}`]),
    `LOCATION:${plain(place)}`,
    `URL:${withoutControls(url)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** `20261121T090000Z` */
function utc(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** `20261119`; the end of a whole day is the day after (RFC 5545, 3.6.1). */
function wholeDay(day: string): string {
  return day.replaceAll('-', '')
}

function plain(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
  return withoutControls(escaped)
}

/** Control characters but the tab may not stand in a calendar file (RFC 5545, 3.1). */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t]/gu, '')
}

const MAX_BYTES = 75

/** A long line goes on after a break and a space; letters of several bytes stay whole. */
function folded(line: string): string {
  const rows = ['']
  let bytes = 0
  for (const letter of line) {
    const size = byteLength(letter)
    if (bytes + size > MAX_BYTES) {
      rows.push(' ')
      bytes = 1
    }
    rows[rows.length - 1] += letter
    bytes += size
  }
  return rows.join('\r\n')
}

function byteLength(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
