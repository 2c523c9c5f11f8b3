import type { getServices } from '#contract/services.ts'
import { listServices } from '#db/queries/services.ts'
import type { Handler } from '../machinery/handler.ts'
import { servicesOnWire } from './service-on-wire.ts'

export const handleGetServices: Handler<typeof getServices> = async ({ list }, { db, locale }) => {
  const { rows, total } = await listServices(db, locale, list)
  return { value: { services: await servicesOnWire(db, rows), total } }
}
