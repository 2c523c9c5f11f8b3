import type { Handler } from '#api/calls/handler.ts'
import type { getExternalApps } from '#contract/consent/external-apps.ts'
import { listActiveApps } from '#db/queries/consent/external-apps.ts'
import { publicConfig } from './public-config.ts'

export const handleGetExternalApps: Handler<typeof getExternalApps> = async (_, { db }) => {
  const externalApps = (await listActiveApps(db)).flatMap((row) => publicConfig(row) ?? [])
  return { value: { externalApps, total: externalApps.length } }
}
