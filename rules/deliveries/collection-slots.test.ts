import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#rules/basics/paris-time.ts'
import {
  COLLECTION_DAYS_AHEAD,
  type CollectionCalendar,
  type CollectionTime,
  collectionDelayHours,
  daySlots,
  findSlot,
} from './collection-slots.ts'

const calendar = (given: Partial<CollectionCalendar> = {}): CollectionCalendar => ({
  slotMinutes: 60,
  capacity: 4,
  closesOnHolidays: true,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00:00', closes: '12:00:00' })),
  closures: new Set(),
  ...given,
})
const moment = (given: Partial<CollectionTime> = {}): CollectionTime => ({
  now: new Date('2026-11-16T08:00:00Z'),
  delayHours: 24,
  holidays: new Set(['2026-12-25']),
  ...given,
})
const starts = (day: string, { place = calendar(), when = moment() } = {}) =>
  daySlots({ calendar: place, day, moment: when }).map(({ idSchedule }) => idSchedule)
const every = (opens: string, closes: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }))

test('a day is cut into slots from opening to closing time', () => {
  expect(starts('2026-11-18')).toEqual([540, 600, 660])
  expect(starts('2026-11-18', { place: calendar({ slotMinutes: 90 }) })).toEqual([540, 630])
  expect(starts('2026-11-18', { place: calendar({ slotMinutes: 480 }) })).toEqual([])
})

test('a slot that would end after closing time is none', () => {
  expect(starts('2026-11-18', { place: calendar({ hours: every('09:30', '11:15') }) })).toEqual([570])
})

test('hours are those of the weekday, with a pause at noon', () => {
  const hours = [
    { weekday: 3, opens: '14:00', closes: '16:00' },
    { weekday: 3, opens: '10:00', closes: '12:00' },
    { weekday: 6, opens: '10:00', closes: '11:00' },
  ]
  expect(starts('2026-11-18', { place: calendar({ hours }) })).toEqual([600, 660, 840, 900])
  expect(starts('2026-11-21', { place: calendar({ hours }) })).toEqual([600])
  expect(starts('2026-11-19', { place: calendar({ hours }) })).toEqual([])
})

test('hours that overlap give each slot once', () => {
  const hours = [
    { weekday: 3, opens: '09:00', closes: '11:00' },
    { weekday: 3, opens: '10:00', closes: '12:00' },
  ]
  expect(starts('2026-11-18', { place: calendar({ hours }) })).toEqual([540, 600, 660])
})

test('a place may be open until midnight', () => {
  const [slot] = daySlots({
    calendar: calendar({ hours: every('23:00', '24:00') }),
    day: '2026-11-18',
    moment: moment(),
  })
  expect(slot).toEqual({
    idSchedule: 1_380,
    from: new Date('2026-11-18T22:00:00Z'),
    until: new Date('2026-11-18T23:00:00Z'),
  })
})

test('an order needs its time to be ready, to the minute', () => {
  const at = (time: string) => moment({ now: new Date(`2026-11-17T${time}Z`) })
  expect(starts('2026-11-18', { place: calendar(), when: at('08:00:00') })).toEqual([540, 600, 660])
  expect(starts('2026-11-18', { place: calendar(), when: at('08:00:01') })).toEqual([600, 660])
  expect(starts('2026-11-18', { place: calendar(), when: at('10:00:01') })).toEqual([])
  expect(starts('2026-11-18', { place: calendar(), when: { ...at('08:30:00'), delayHours: 0.5 } })).toEqual([
    540, 600, 660,
  ])
  expect(starts('2026-11-18', { place: calendar(), when: { ...at('08:00:00'), delayHours: -5 } })).toEqual([
    540, 600, 660,
  ])
})

test('the past has no slots, nor has what is far away', () => {
  const now = moment({ delayHours: 0 })
  expect(starts('2026-11-15', { place: calendar(), when: now })).toEqual([])
  const last = addDays('2026-11-16', COLLECTION_DAYS_AHEAD)
  expect(starts(last, { place: calendar(), when: now })).toEqual([540, 600, 660])
  expect(starts(addDays(last, 1), { place: calendar(), when: now })).toEqual([])
})

test('closed days and holidays have no slots; a place may stay open on holidays', () => {
  expect(starts('2026-11-18', { place: calendar({ closures: new Set(['2026-11-18']) }) })).toEqual([])
  expect(starts('2026-12-25')).toEqual([])
  expect(starts('2026-12-25', { place: calendar({ closesOnHolidays: false }) })).toEqual([540, 600, 660])
})

test('the night of spring has no slot in the hour that is skipped', () => {
  const night = calendar({ hours: every('00:00', '05:00') })
  const when = moment({ now: new Date('2026-03-20T08:00:00Z') })
  expect(starts('2026-03-29', { place: night, when })).toEqual([0, 60, 180, 240])
  expect(daySlots({ calendar: night, day: '2026-03-29', moment: when })[1]).toEqual({
    idSchedule: 60,
    from: new Date('2026-03-29T00:00:00Z'),
    until: new Date('2026-03-29T01:00:00Z'),
  })
})

test('the night of autumn has each slot once, the doubled one twice as long', () => {
  const night = calendar({ hours: every('01:00', '04:00') })
  const when = moment({ now: new Date('2026-10-20T08:00:00Z') })
  expect(
    daySlots({ calendar: night, day: '2026-10-25', moment: when }).map(({ from, until }) => [
      from.toISOString(),
      until.toISOString(),
    ]),
  ).toEqual([
    ['2026-10-24T23:00:00.000Z', '2026-10-25T00:00:00.000Z'],
    ['2026-10-25T00:00:00.000Z', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25T02:00:00.000Z', '2026-10-25T03:00:00.000Z'],
  ])
})

test('the time to be ready is counted in hours that pass, not in those that clocks show', () => {
  const night = calendar({ hours: every('08:00', '10:00') })
  const before = (now: string) => starts('2026-03-29', { place: night, when: moment({ now: new Date(now) }) })
  expect(before('2026-03-28T06:00:00Z')).toEqual([480, 540])
  expect(before('2026-03-28T06:00:01Z')).toEqual([540])
})

test('a slot is found by its day and start alone', () => {
  expect(
    findSlot({ calendar: calendar(), asked: { day: '2026-11-18', idSchedule: 600 }, moment: moment() })?.from,
  ).toEqual(new Date('2026-11-18T09:00:00Z'))
  expect(findSlot({ calendar: calendar(), asked: { day: '2026-11-18', idSchedule: 601 }, moment: moment() })).toBeNull()
  expect(findSlot({ calendar: calendar(), asked: { day: '2026-11-16', idSchedule: 600 }, moment: moment() })).toBeNull()
})

test('hours of preparation are read as people write them', () => {
  expect(['24', '48', '0', '1,5', '2.5'].map(collectionDelayHours)).toEqual([24, 48, 0, 1.5, 2.5])
  expect([null, 'demain', '-3'].map(collectionDelayHours)).toEqual([24, 24, 24])
})

test('slots follow each other, lie within the hours and are found again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 89 }),
      fc.integer({ min: 10, max: 480 }),
      fc.integer({ min: 0, max: 1_380 }),
      (days, slotMinutes, opensAt) => {
        const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${minutes % 60}`
        const place = calendar({ slotMinutes, hours: every(clock(opensAt), '24:00') })
        const day = addDays('2026-11-16', days)
        const slots = daySlots({ calendar: place, day, moment: moment({ delayHours: 0, holidays: new Set() }) })
        for (const [at, slot] of slots.entries()) {
          expect(slot.until.getTime()).toBeGreaterThan(slot.from.getTime())
          expect(slot.from.getTime()).toBeGreaterThanOrEqual(slots[at - 1]?.until.getTime() ?? 0)
          expect(slot.idSchedule + slotMinutes).toBeLessThanOrEqual(1_440)
        }
      },
    ),
  )
})
