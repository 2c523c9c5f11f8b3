import { expect, test } from 'vitest'
import { agendaSlots } from './agenda.ts'

const calendar = {
  slotMinutes: 90,
  capacity: 6,
  closesOnHolidays: false,
  hours: [{ weekday: 6, opens: '10:00', closes: '13:00' }],
  closures: new Set<string>(),
}
const booking = (at: string, { people = 2, state = 'BOOKED' } = {}) => ({
  starts_at: new Date(at),
  ends_at: new Date(new Date(at).getTime() + 90 * 60_000),
  people,
  state,
})
const options = { day: '2026-11-21', calendar, bookings: [], holidays: new Set<string>() }

test('a day has the slots of its calendar, with who comes; who only waits takes no place', () => {
  const bookings = [booking('2026-11-21T09:00:00Z'), booking('2026-11-21T09:00:00Z', { people: 3, state: 'WAITING' })]
  const slots = agendaSlots({ ...options, bookings })
  expect(slots.map(({ idSchedule, capacity, taken }) => [idSchedule, capacity, taken])).toEqual([
    [600, 6, 2],
    [690, 6, 0],
  ])
  expect(slots[0]?.bookings).toHaveLength(2)
})

test('who comes at an hour that was taken out of the calendar is told all the same, in order', () => {
  const slots = agendaSlots({ ...options, bookings: [booking('2026-11-21T08:00:00Z')] })
  expect(slots.map(({ idSchedule, capacity }) => [idSchedule, capacity])).toEqual([
    [540, null],
    [600, 6],
    [690, 6],
  ])
  expect(agendaSlots({ ...options, calendar: null, bookings: [booking('2026-11-21T08:00:00Z')] })).toHaveLength(1)
})

test('a closing day and another day have none', () => {
  expect(agendaSlots({ ...options, calendar: { ...calendar, closures: new Set([options.day]) } })).toEqual([])
  expect(agendaSlots({ ...options, day: '2026-11-22' })).toEqual([])
})
