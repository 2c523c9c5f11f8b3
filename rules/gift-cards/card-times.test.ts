import { expect, test } from 'vitest'
import { cardExpiry, cardSending } from './card-times.ts'

test.each([
  ['2026-11-16T10:00:00Z', null, '2028-11-16T23:00:00.000Z'],
  ['2026-11-16T10:00:00Z', '12', '2027-11-16T23:00:00.000Z'],
  ['2026-08-31T10:00:00Z', '6', '2027-02-28T23:00:00.000Z'],
  ['2026-02-28T10:00:00Z', '24', '2028-02-28T23:00:00.000Z'],
  ['2026-06-30T22:30:00Z', '1', '2026-08-01T22:00:00.000Z'],
  ['2026-11-16T10:00:00Z', 'soon', '2028-11-16T23:00:00.000Z'],
  ['2026-11-16T10:00:00Z', '0', '2028-11-16T23:00:00.000Z'],
])('a card of %s with %s months ends %s', (from, months, end) => {
  expect(cardExpiry(new Date(from), months).toISOString()).toBe(end)
})

test('a card is sent in the morning of its day, and at once when that is over', () => {
  const now = new Date('2026-11-16T10:00:00Z')
  expect(cardSending(null, now)).toEqual(now)
  expect(cardSending('2026-12-24', now).toISOString()).toBe('2026-12-24T08:00:00.000Z')
  expect(cardSending('2026-11-16', now)).toEqual(now)
  expect(cardSending('2020-01-01', now)).toEqual(now)
})
