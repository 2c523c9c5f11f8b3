import type { DeliveryParameters } from '#db/queries/delivery-parameters.ts'
import type { CollectMoment } from '#rules/collect-slots.ts'
import { parisDay } from '#rules/paris-time.ts'
import { holidaysAround } from './french-holidays.ts'

/** What decides about slots now, beside their calendar. */
export function collectMoment(now: Date, { collectDelayHours }: DeliveryParameters): CollectMoment {
  return { now, delayHours: collectDelayHours, holidays: holidaysAround(Number(parisDay(now).slice(0, 4))) }
}
