import type { Handler } from '#api/calls/handler.ts'
import type { getServices } from '#contract/catalogue/services.ts'
import { listServices } from '#db/queries/catalogue/services.ts'
import { servicesToWire } from './service-to-wire.ts'

export const handleGetServices: Handler<typeof getServices> = async ({ list }, { db, locale }) => {
  const { rows, total } = await listServices(db, { locale, list })
  return { value: { services: await servicesToWire(db, rows), total } }
}
