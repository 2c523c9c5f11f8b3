import { type ExternalAppName, PUBLIC_CONFIGS } from '#contract/consent/external-apps.ts'
import type { listActiveApps } from '#db/queries/consent/external-apps.ts'

type AppRow = Awaited<ReturnType<typeof listActiveApps>>[number]

export function isKnownApp(app: string): app is ExternalAppName {
  return Object.hasOwn(PUBLIC_CONFIGS, app)
}

/** Only the fields that the contract names as public; a configuration that is not whole counts as none. */
export function publicConfig({ app, config }: AppRow) {
  const read = isKnownApp(app) ? PUBLIC_CONFIGS[app].safeParse(config) : undefined
  return read?.success ? { app, isActive: true, config: { ...read.data } } : null
}
