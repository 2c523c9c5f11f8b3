import { mainLocale } from '#api/catalogue/main-locale.ts'
import type { OfferedResource } from '#api/office/resource.ts'
import type { Problem } from '#contract/basics/problems.ts'
import { bookings, type ServiceFields, services } from '#contract/visits/service-resource.ts'
import { scheduleWork } from '#db/queries/basics/due-work.ts'
import { fullestSlot, waitedSlots } from '#db/queries/visits/bookings.ts'
import { lockService } from '#db/queries/visits/services.ts'
import { bookingStore, serviceStore } from '#db/resources/services.ts'
import { wrongStretch } from '#rules/deliveries/opening-stretches.ts'
import { promoteWaiting } from './promote-waiting.ts'

/** Its row is the lock of whoever books: while it is changed, no place is taken. */
export const serviceResource: OfferedResource = {
  definition: services,
  store: serviceStore,
  async check({ before, fields }, { db, now }) {
    const service = fields as ServiceFields
    const problems: Record<string, Problem> = {}
    if (Object.keys(service.texts).length === 0)
      problems[`texts.${await mainLocale(db)}.title`] = { problem: 'required' }
    if (service.maxPeople < service.minPeople) problems.maxPeople = { problem: 'too-small', limit: service.minPeople }
    const [calendar] = service.calendars
    const wrong = calendar ? wrongStretch(calendar.hours) : null
    if (wrong !== null) problems[`calendars.0.hours.${wrong}.closes`] = { problem: 'invalid' }
    const taken = before ? await fullestSlot(db, { serviceId: before.id, now }) : 0
    if (calendar && calendar.capacity < taken) problems['calendars.0.capacity'] = { problem: 'too-small', limit: taken }
    return Object.keys(problems).length > 0 ? { problems } : null
  },
  async afterwards({ before, after }, parts) {
    const { db, now, principal } = parts
    const { showAt, hideAt } = after.fields as ServiceFields
    const moments = [showAt, hideAt].flatMap((moment) => (moment ? [new Date(moment).getTime()] : []))
    const work = { kind: 'SERVICE_TIME', subject: String(after.id), askedBy: principal?.id ?? null } as const
    if (moments.length > 0) await scheduleWork(db, { ...work, dueAt: new Date(Math.min(...moments)) })
    // More room goes to who waits for it.
    const service = before ? await lockService(db, after.id) : undefined
    if (!service) return
    for (const startsAt of await waitedSlots(db, { serviceId: after.id, now }))
      await promoteWaiting(parts, { service, startsAt })
  },
}

export const bookingResource: OfferedResource = { definition: bookings, store: bookingStore }
