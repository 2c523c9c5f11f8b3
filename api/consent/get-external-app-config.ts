import type { Handler } from '#api/calls/handler.ts'
import type { getExternalAppConfig } from '#contract/consent/external-apps.ts'
import { listActiveApps } from '#db/queries/consent/external-apps.ts'
import { isKnownApp, publicConfig } from './public-config.ts'

export const handleGetExternalAppConfig: Handler<typeof getExternalAppConfig> = async ({ params: { app } }, { db }) => {
  if (!isKnownApp(app)) return { refusal: 'external-app-not-found' }
  const row = (await listActiveApps(db)).find((one) => one.app === app)
  return { value: (row && publicConfig(row)) ?? { app, isActive: false, config: {} } }
}
