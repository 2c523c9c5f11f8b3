import type { HandlersOf } from '#api/calls/handler.ts'
import type * as consents from '#contract/consent/consents.ts'
import type * as externalApps from '#contract/consent/external-apps.ts'
import { handleGetConsents } from './get-consents.ts'
import { handleGetExternalAppConfig } from './get-external-app-config.ts'
import { handleGetExternalApps } from './get-external-apps.ts'
import { handleGiveConsent } from './give-consent.ts'

export const consentHandlers: HandlersOf<typeof consents & typeof externalApps> = {
  getExternalApps: handleGetExternalApps,
  getExternalAppConfig: handleGetExternalAppConfig,
  giveConsent: handleGiveConsent,
  getConsents: handleGetConsents,
}
