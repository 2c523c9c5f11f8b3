import type { Handler } from '#api/calls/handler.ts'
import type { getServices } from '#contract/visits/services.ts'
import { listServices } from '#db/queries/visits/services.ts'
import { servicesToWire } from './service-to-wire.ts'

export const handleGetServices: Handler<typeof getServices> = async ({ list }, { db, locale }) => {
  const { rows, total } = await listServices(db, { locale, list })
  return { value: { services: await servicesToWire(db, rows), total } }
}
