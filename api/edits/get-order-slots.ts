import type { Handler } from '#api/calls/handler.ts'
import { collectionTime } from '#api/deliveries/collection-time.ts'
import { partsOf } from '#api/orders/editable-parts.ts'
import type { getOrderSlots } from '#contract/edits/edits.ts'
import { listPlaceCalendars, takenSlots } from '#db/queries/deliveries/calendars.ts'
import { deliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { findOrder } from '#db/queries/orders/orders.ts'
import { addDays, clockTime, parisDay, parisInstant } from '#rules/basics/paris-time.ts'
import { placesLeft } from '#rules/basics/places.ts'
import { daySlots } from '#rules/deliveries/collection-slots.ts'
import { AT_ONCE } from './change-order-slot.ts'

const DAYS = 30

export const handleGetOrderSlots: Handler<typeof getOrderSlots> = async ({ params }, { db, now }) => {
  const order = await findOrder(db, params.id)
  if (!order) return { refusal: 'order-not-found' }
  if (!partsOf(order).slot) return { refusal: 'order-edit-closed' }
  const moment = collectionTime(now, { ...(await deliveryParameters(db)), ...AT_ONCE })
  const today = parisDay(now)
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at))
  const span = { from: parisInstant(today, 0), until: parisInstant(addDays(today, DAYS), 0) }
  const places = await Promise.all(
    (await listPlaceCalendars(db)).map(async ({ calendar, name, city }) => {
      const taken = await takenSlots(db, { addressId: calendar.addressId, ...span })
      const told = days.map((date) => ({
        date,
        slots: daySlots({ calendar, day: date, moment })
          .map(({ idSchedule, from }) => ({
            idSchedule,
            from: clockTime(idSchedule),
            until: clockTime(idSchedule + calendar.slotMinutes),
            left: placesLeft(calendar.capacity, taken.get(from.getTime()) ?? 0),
          }))
          .filter(({ left }) => left > 0),
      }))
      return { idAddress: calendar.addressId, name, city, days: told.filter(({ slots }) => slots.length > 0) }
    }),
  )
  return { value: { places } }
}
