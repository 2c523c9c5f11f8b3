import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const EVENT = {
  uid: 'abc@domaine.fr',
  from: new Date('2026-11-21T09:00:00Z'),
  until: new Date('2026-11-21T10:00:00Z'),
  stamp: new Date('2026-11-15T10:30:00Z'),
  summary: 'Retrait',
  place: 'Caveau',
  url: 'https://domaine.fr',
}

test('an appointment is one event in UTC', () => {
  const lines = calendarFile(EVENT).split('\r\n')
  expect(lines).toContain('DTSTART:20261121T090000Z')
  expect(lines).toContain('DTEND:20261121T100000Z')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('whole days end on the day after the last, and keep nobody from anything else', () => {
  const lines = calendarFile({ ...EVENT, from: '2026-12-30', until: '2026-12-31' }).split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261230')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('TRANSP:TRANSPARENT')
  expect(calendarFile(EVENT)).not.toContain('TRANSP')
})

test('signs and breaks in words stay words', () => {
  const file = calendarFile({ ...EVENT, summary: 'Vin; eau, \\ sel\r\nBEGIN:VALARM', url: 'https://a\r\nX:1' })
  expect(file).toContain('SUMMARY:Vin\\; eau\\, \\\\ sel\\nBEGIN:VALARM\r\n')
  expect(file).not.toMatch(/^BEGIN:VALARM/m)
  expect(file).not.toMatch(/^X:1/m)
})

test('no line is longer than 75 bytes, and unfolded the words are whole', () => {
  const place = 'Château des Évêques, '.repeat(12)
  const file = calendarFile({ ...EVENT, place })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${place.replaceAll(',', '\\,')}`)
})

test('a cancelled appointment is the same one, later, and over', () => {
  const lines = calendarFile({ ...EVENT, sequence: 1, method: 'CANCEL' }).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:abc@domaine.fr', 'SEQUENCE:1', 'STATUS:CANCELLED']),
  )
  expect(calendarFile(EVENT)).toContain('SEQUENCE:0\r\nSTATUS:CONFIRMED\r\n')
})

test('what is said of it stands there only when there is something to say', () => {
  expect(calendarFile(EVENT)).not.toContain('DESCRIPTION')
  expect(calendarFile({ ...EVENT, description: 'Deux personnes,\nà midi' })).toContain(
    'DESCRIPTION:Deux personnes\\,\\nà midi\r\n',
  )
})
