import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const event = fc.record({
  uid: anyText,
  sequence: fc.nat(),
  method: fc.constantFrom('PUBLISH' as const, 'CANCEL' as const),
  from: instant,
  until: instant,
  stamp: instant,
  summary: anyText,
  description: anyText,
  place: anyText,
  url: anyText,
})
const NAMES =
  /^(BEGIN|END|VERSION|PRODID|METHOD|UID|SEQUENCE|STATUS|DTSTAMP|DTSTART|DTEND|SUMMARY|DESCRIPTION|LOCATION|URL):/

test('whatever the words, lines keep to 75 octets, break by CRLF and begin with a name of ours', () => {
  fc.assert(
    fc.property(event, (given) => {
      const file = calendarFile(given)
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
      const lines = file.slice(0, -2).split('\r\n')
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        if (!line.startsWith(' ')) expect(line).toMatch(NAMES)
      }
      expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2)
    }),
  )
})

test('unfolded and unescaped, the words are those that were given', () => {
  fc.assert(
    fc.property(event, fc.string({ unit: 'grapheme', maxLength: 300 }), (given, words) => {
      const text = words.replace(/[^\P{Cc}\t\n]/gu, '')
      const file = calendarFile({ ...given, summary: text })
      const line = file
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .find((one) => one.startsWith('SUMMARY:'))
      const read = line?.slice('SUMMARY:'.length).replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
      expect(read).toBe(text)
    }),
  )
})
