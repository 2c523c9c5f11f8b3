import type { Problems } from '#contract/basics/problems.ts'
import { findPlace, lockCalendar, takenSlots } from '#db/queries/deliveries/calendars.ts'
import type { DeliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { placesLeft } from '#rules/basics/places.ts'
import { findSlot } from '#rules/deliveries/collection-slots.ts'
import { collectionTime } from './collection-time.ts'
import { type DeliveryContext, type DeliveryOutcome, type DeliveryRequest, NOT_DELIVERED } from './delivery-outcome.ts'

/** An order that its customer fetches: free of charge, at a place and in a slot that still has room. */
export async function bookCollection(
  { db, now }: DeliveryContext,
  { asked, parameters }: { asked: DeliveryRequest; parameters: DeliveryParameters },
): Promise<DeliveryOutcome> {
  const { shipping, dateSchedule, idSchedule } = asked
  if (!shipping.idAddress || dateSchedule === null || idSchedule === null) return { problems: missing(asked) }
  const calendar = await lockCalendar(db, shipping.idAddress)
  const place = calendar && (await findPlace(db, calendar.addressId))
  if (!place) return { problems: { 'delivery.idAddress': { problem: 'invalid' } } }

  const slot = findSlot({ calendar, asked: { day: dateSchedule, idSchedule }, moment: collectionTime(now, parameters) })
  if (!slot) return { refusal: 'slot-not-free' }
  const taken = await takenSlots(db, { addressId: calendar.addressId, from: slot.from, until: slot.until })
  if (placesLeft(calendar.capacity, taken.get(slot.from.getTime()) ?? 0) === 0) return { refusal: 'slot-not-free' }
  return {
    delivery: {
      ...NOT_DELIVERED,
      type: 'CLICK_AND_COLLECT',
      collectAddressId: calendar.addressId,
      collectPlace: { name: place.name, address: place.address, postalCode: place.postal_code, city: place.city },
      collectFrom: slot.from,
      collectUntil: slot.until,
    },
  }
}

function missing({ shipping, dateSchedule, idSchedule }: DeliveryRequest): Problems {
  const fields = { 'delivery.idAddress': shipping.idAddress ?? null, dateSchedule, idSchedule }
  const names = Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : []))
  return Object.fromEntries(names.map((name) => [name, { problem: 'required' as const }]))
}
