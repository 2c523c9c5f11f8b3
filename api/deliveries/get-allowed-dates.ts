import type { Handler, HandlerContext } from '#api/calls/handler.ts'
import type { getAllowedDates } from '#contract/deliveries/deliveries.ts'
import { findCalendar, takenSlots } from '#db/queries/deliveries/calendars.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { takenPlaces } from '#db/queries/visits/bookings.ts'
import { findBookable } from '#db/queries/visits/services.ts'
import { addDays, clockTime, daysOfMonth, parisDay, parisInstant } from '#rules/basics/paris-time.ts'
import { placesLeft } from '#rules/basics/places.ts'
import { type CollectionTime, daySlots } from '#rules/deliveries/collection-slots.ts'
import { visitTime } from '#rules/visits/visit-times.ts'
import { collectionTime } from './collection-time.ts'
import { holidaysAround } from './french-holidays.ts'

export const handleGetAllowedDates: Handler<typeof getAllowedDates> = async ({ params }, parts) => {
  const calendar = await findCalendar(parts.db, params.id)
  const days = daysOfMonth(params.year, params.month)
  const month = { from: parisInstant(days[0] ?? '', 0), until: parisInstant(addDays(days.at(-1) ?? '', 1), 0) }
  const room = calendar && (await findRoom(parts, { calendar, month }))
  if (!room) return { refusal: 'calendar-not-found' }
  const dates = days.map((date) => ({
    date,
    slots: daySlots({ calendar, day: date, moment: room.moment })
      .map(({ idSchedule, from }) => ({
        idSchedule,
        from: clockTime(idSchedule),
        until: clockTime(idSchedule + room.minutes),
        left: placesLeft(calendar.capacity, room.taken.get(from.getTime()) ?? 0),
      }))
      .filter(({ left }) => left > 0 || room.showsFull),
  }))
  return { value: { dates: dates.filter(({ slots }) => slots.length > 0) } }
}

interface Room {
  moment: CollectionTime
  taken: ReadonlyMap<number, number>
  /** From the start of a slot to its end. */
  minutes: number
  /** Whoever finds no place in a visit can wait for one. */
  showsFull: boolean
}

interface RoomOptions {
  calendar: NonNullable<Awaited<ReturnType<typeof findCalendar>>>
  month: { from: Date; until: Date }
}

/** What is taken of a calendar's month already: by orders of its place, or by visitors of its service. */
async function findRoom(parts: HandlerContext, { calendar, month }: RoomOptions): Promise<Room | null> {
  const { db, now } = parts
  const { addressId, serviceId, slotMinutes } = calendar
  if (serviceId === null) {
    const parameters = await deliveryParameters(db)
    const taken = addressId === null ? new Map() : await takenSlots(db, { addressId, ...month })
    return { moment: collectionTime(now, parameters), taken, minutes: slotMinutes, showsFull: false }
  }
  const service = await findBookable(db, serviceId)
  if (!service?.is_valid) return null
  return {
    moment: visitTime({
      now,
      service: { leadHours: service.lead_hours, daysAhead: service.days_ahead },
      holidays: holidaysAround(Number(parisDay(now).slice(0, 4))),
    }),
    taken: await takenPlaces(db, { serviceId, ...month }),
    minutes: service.duration_minutes ?? slotMinutes,
    showsFull: true,
  }
}
