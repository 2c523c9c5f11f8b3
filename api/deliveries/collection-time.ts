import type { DeliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { CollectionTime } from '#rules/deliveries/collection-slots.ts'
import { holidaysAround } from './french-holidays.ts'

/** What decides about slots now, beside their calendar. */
export function collectionTime(now: Date, { collectDelayHours }: DeliveryParameters): CollectionTime {
  return { now, delayHours: collectDelayHours, holidays: holidaysAround(Number(parisDay(now).slice(0, 4))) }
}
