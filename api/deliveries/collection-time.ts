import type { DeliveryParameters } from '#db/queries/deliveries/delivery-parameters.ts'
import { parisDay } from '#rules/basics/paris-time.ts'
import type { CollectMoment } from '#rules/deliveries/collection-slots.ts'
import { holidaysAround } from './french-holidays.ts'

/** What decides about slots now, beside their calendar. */
export function collectMoment(now: Date, { collectDelayHours }: DeliveryParameters): CollectMoment {
  return { now, delayHours: collectDelayHours, holidays: holidaysAround(Number(parisDay(now).slice(0, 4))) }
}
