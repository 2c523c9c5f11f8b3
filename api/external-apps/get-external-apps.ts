import type { getExternalApps } from '#contract/external-apps.ts'
import { listActiveApps } from '#db/queries/external-apps.ts'
import type { Handler } from '../machinery/handler.ts'
import { publicConfig } from './public-config.ts'

export const handleGetExternalApps: Handler<typeof getExternalApps> = async (_, { db }) => {
  const externalApps = (await listActiveApps(db)).flatMap((row) => publicConfig(row) ?? [])
  return { value: { externalApps, total: externalApps.length } }
}
