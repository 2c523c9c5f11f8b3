import type { Handler } from '#api/calls/handler.ts'
import type { getService } from '#contract/visits/services.ts'
import { findService } from '#db/queries/visits/services.ts'
import { servicesToWire } from './service-to-wire.ts'

export const handleGetService: Handler<typeof getService> = async ({ params }, { db, locale }) => {
  const row = await findService(db, { locale, id: params.id })
  const [service] = row ? await servicesToWire(db, [row]) : []
  return service ? { value: service } : { refusal: 'service-not-found' }
}
