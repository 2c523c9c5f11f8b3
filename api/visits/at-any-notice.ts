import type { BookableService } from '#db/queries/visits/services.ts'

/** As far ahead as any service can be booked. */
const FAR_DAYS = 730

/** A service as the estate itself books it: for in an hour, or for in two years. */
export function atAnyNotice(service: BookableService): BookableService {
  return { ...service, lead_hours: 0, days_ahead: FAR_DAYS }
}
