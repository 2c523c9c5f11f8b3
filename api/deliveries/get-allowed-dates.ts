import type { Handler } from '#api/calls/handler.ts'
import type { getAllowedDates } from '#contract/deliveries/deliveries.ts'
import { findCalendar, takenSlots } from '#db/queries/deliveries/calendars.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { addDays, clockTime, daysOfMonth, parisInstant } from '#rules/basics/paris-time.ts'
import { daySlots, roomLeft } from '#rules/deliveries/collection-slots.ts'
import { collectionTime } from './collection-time.ts'

export const handleGetAllowedDates: Handler<typeof getAllowedDates> = async ({ params }, { db, now }) => {
  const calendar = await findCalendar(db, params.id)
  if (!calendar) return { refusal: 'calendar-not-found' }
  const days = daysOfMonth(params.year, params.month)
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const [parameters, taken] = await Promise.all([
    deliveryParameters(db),
    takenSlots(db, {
      addressId: calendar.addressId,
      from: parisInstant(first, 0),
      until: parisInstant(addDays(last, 1), 0),
    }),
  ])
  const moment = collectionTime(now, parameters)
  const dates = days.map((date) => ({
    date,
    slots: daySlots({ calendar, day: date, moment })
      .map(({ idSchedule, from }) => ({
        idSchedule,
        from: clockTime(idSchedule),
        until: clockTime(idSchedule + calendar.slotMinutes),
        left: roomLeft(calendar.capacity, taken.get(from.getTime()) ?? 0),
      }))
      .filter(({ left }) => left > 0),
  }))
  return { value: { dates: dates.filter(({ slots }) => slots.length > 0) } }
}
