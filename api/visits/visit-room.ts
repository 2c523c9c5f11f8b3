import { holidaysAround } from '#api/deliveries/french-holidays.ts'
import { findServiceCalendar } from '#db/queries/deliveries/calendars.ts'
import { takenPlaces } from '#db/queries/visits/bookings.ts'
import type { BookableService } from '#db/queries/visits/services.ts'
import type { SiteDb } from '#db/site-db.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import { placesLeft } from '#rules/basics/places.ts'
import { findSlot } from '#rules/deliveries/collection-slots.ts'
import { visitEnd, visitTime } from '#rules/visits/visit-times.ts'

interface VisitRoomOptions {
  /** Locked by `lockService`: what is told here holds until the end of the transaction. */
  service: BookableService
  asked: { date: string; idSchedule: number }
  now: Date
  /** A booking that would leave its own place. */
  except?: number
}

interface VisitRoom {
  startsAt: Date
  endsAt: Date
  /** People it has room for while nobody comes. */
  capacity: number
  /** People it still has room for. */
  left: number
}

/** A slot of a service with its room; null when nobody can book it now. */
export async function findVisitRoom(
  db: SiteDb,
  { service, asked, now, except = 0 }: VisitRoomOptions,
): Promise<VisitRoom | null> {
  const calendar = await findServiceCalendar(db, service.id)
  if (!calendar) return null
  const moment = visitTime({
    now,
    service: { leadHours: service.lead_hours, daysAhead: service.days_ahead },
    holidays: holidaysAround(Number(parisDay(now).slice(0, 4))),
  })
  const slot = findSlot({ calendar, asked: { day: asked.date, idSchedule: asked.idSchedule }, moment })
  if (!slot) return null
  const taken = await takenPlaces(db, { serviceId: service.id, from: slot.from, until: slot.until, except })
  return {
    startsAt: slot.from,
    endsAt: visitEnd(slot.from, service.duration_minutes ?? calendar.slotMinutes),
    capacity: calendar.capacity,
    left: placesLeft(calendar.capacity, taken.get(slot.from.getTime()) ?? 0),
  }
}
