import { z } from 'zod'
import { defineCall } from '#contract/basics/define-call.ts'
import { listOutput, OneLine } from '#contract/basics/shapes.ts'
import * as routes from './routes.ts'

/** What each service of others lets everybody know. Anything else in its configuration stays on the server. */
export const PUBLIC_CONFIGS = {
  MATOMO: z.object({ url: z.url({ protocol: /^https$/ }), siteId: z.string().regex(/^\d{1,9}$/) }),
  GA4: z.object({ measurementId: z.string().regex(/^G-[A-Z0-9]{4,20}$/) }),
  GOOGLE_ADS: z.object({ conversionId: z.string().regex(/^AW-\d{4,20}$/) }),
  PLAUSIBLE: z.object({ domain: z.string().regex(/^[a-z0-9.-]{1,253}$/), url: z.url({ protocol: /^https$/ }) }),
  TAG_MANAGER: z.object({ containerId: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/) }),
  FACEBOOK_PIXEL: z.object({ pixelId: z.string().regex(/^\d{6,20}$/) }),
  /** Not configured as a service: the addresses that the parameter SCRIPT_TO_LOAD names, separated by spaces. */
  SITE_SCRIPTS: z.object({ urls: z.string() }),
  PRODUCT_FILE_GENERATOR: z.object({ model: z.string().max(60) }),
}
export type ExternalAppName = keyof typeof PUBLIC_CONFIGS
export type PublicConfig<App extends ExternalAppName> = z.infer<(typeof PUBLIC_CONFIGS)[App]>

export const ExternalApp = z.object({
  app: z.string(),
  isActive: z.boolean(),
  config: z.record(z.string(), z.string()),
})
export type ExternalApp = z.infer<typeof ExternalApp>

export const getExternalAppConfig = defineCall({
  name: 'getExternalAppConfig',
  ...routes.getExternalAppConfig,
  about:
    'What everybody may know of a service that the estate uses; inactive and empty when it does not use it. Never a secret.',
  who: 'visitor',
  isShared: true,
  params: z.object({ app: OneLine(60).min(1) }),
  output: ExternalApp,
  refusals: ['external-app-not-found'],
})

export const getExternalApps = defineCall({
  name: 'getExternalApps',
  ...routes.getExternalApps,
  about: 'The services that the estate uses, each with what everybody may know of it.',
  who: 'visitor',
  isShared: true,
  output: listOutput('externalApp', ExternalApp),
  refusals: [],
  isShell: true,
})
