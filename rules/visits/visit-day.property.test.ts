import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits, nextToCome, type Party, placesLeft } from '#rules/basics/places.ts'

const CAPACITY = 10
const anyPeople = fc.integer({ min: 1, max: CAPACITY + 2 })

interface Booking extends Party {
  slot: number
  state: 'BOOKED' | 'WAITING' | 'CANCELLED'
}

/** Two slots of a visit, and what is done with them by the same rules as the calls'. */
function createDay() {
  const bookings: Booking[] = []
  const taken = (slot: number, except?: Booking) =>
    bookings
      .filter((one) => one.slot === slot && one.state === 'BOOKED' && one !== except)
      .reduce((sum, { people }) => sum + people, 0)
  const left = (slot: number, except?: Booking) => placesLeft(CAPACITY, taken(slot, except))
  const promote = (slot: number) => {
    const waiting = bookings.filter((one) => one.slot === slot && one.state === 'WAITING')
    for (const one of nextToCome(waiting, left(slot))) one.state = 'BOOKED'
  }
  return {
    bookings,
    taken,
    left,
    book: (slot: number, people: number) => {
      bookings.push({ id: bookings.length, slot, people, state: fits(people, left(slot)) ? 'BOOKED' : 'WAITING' })
    },
    cancel: (booking: Booking) => {
      booking.state = 'CANCELLED'
      promote(booking.slot)
    },
    move: (booking: Booking, { slot, people }: { slot: number; people: number }) => {
      if (booking.state === 'CANCELLED' || !fits(people, left(slot, booking))) return
      const before = booking.slot
      Object.assign(booking, { slot, people, state: 'BOOKED' })
      promote(before)
    },
  }
}

const anyStep = fc.record({
  kind: fc.constantFrom('book', 'book', 'cancel', 'move'),
  slot: fc.nat({ max: 1 }),
  people: anyPeople,
  which: fc.nat(),
})

test('whatever is booked, moved, cancelled and promoted, no slot has more people than places', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const day = createDay()
      for (const { kind, slot, people, which } of steps) {
        const booking = day.bookings[which % Math.max(1, day.bookings.length)]
        if (kind === 'book') day.book(slot, people)
        else if (booking && kind === 'cancel') day.cancel(booking)
        else if (booking) day.move(booking, { slot, people })
        for (const one of [0, 1]) expect(day.taken(one)).toBeLessThanOrEqual(CAPACITY)
      }
    }),
  )
})

test('after places were freed, nobody waits whom what is left would suffice', () => {
  fc.assert(
    fc.property(fc.array(anyPeople), fc.nat({ max: CAPACITY }), (wishes, left) => {
      const waiting = wishes.map((people, id) => ({ id, people }))
      const promoted = nextToCome(waiting, left)
      const rest = left - promoted.reduce((sum, { people }) => sum + people, 0)
      expect(rest).toBeGreaterThanOrEqual(0)
      for (const party of waiting) if (!promoted.includes(party)) expect(fits(party.people, rest)).toBe(false)
    }),
  )
})
