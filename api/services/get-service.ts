import type { getService } from '#contract/services.ts'
import { findService } from '#db/queries/services.ts'
import type { Handler } from '../machinery/handler.ts'
import { servicesOnWire } from './service-on-wire.ts'

export const handleGetService: Handler<typeof getService> = async ({ params }, { db, locale }) => {
  const row = await findService(db, locale, params.id)
  const [service] = row ? await servicesOnWire(db, [row]) : []
  return service ? { value: service } : { refusal: 'service-not-found' }
}
