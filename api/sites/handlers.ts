import type { HandlersOf } from '#api/calls/handler.ts'
import type * as companyAddresses from '#contract/sites/company-addresses.ts'
import type * as estateExports from '#contract/sites/estate-exports.ts'
import type * as look from '#contract/sites/look.ts'
import type * as parameters from '#contract/sites/parameters.ts'
import type * as site from '#contract/sites/site.ts'
import type * as visits from '#contract/sites/visits.ts'
import { handleAskEstateExport } from './exports/ask-estate-export.ts'
import { handleDownloadEstateExport } from './exports/download-estate-export.ts'
import { handleGetEstateExports } from './exports/get-estate-exports.ts'
import { handleGetAddressTypes } from './get-address-types.ts'
import { handleGetCompanyAddresses } from './get-company-addresses.ts'
import { handleGetParameters } from './get-parameters.ts'
import { handleGetSiteInfo } from './get-site-info.ts'
import { handleAddTypeface } from './looks/add-typeface.ts'
import { handleDiscardLookDraft } from './looks/discard-look-draft.ts'
import { handleGetLook } from './looks/get-look.ts'
import { handleGetLookVersions } from './looks/get-look-versions.ts'
import { handleProposeLook } from './looks/propose-look.ts'
import { handlePublishLook } from './looks/publish-look.ts'
import { handleResetLook } from './looks/reset-look.ts'
import { handleRestoreLookVersion } from './looks/restore-look-version.ts'
import { handleSaveLookDraft } from './looks/save-look-draft.ts'
import { handleUnplanLook } from './looks/unplan-look.ts'
import { handleSetParameter } from './set-parameter.ts'
import { handleVisitFrom } from './visit-from.ts'

export const siteHandlers: HandlersOf<
  typeof companyAddresses & typeof estateExports & typeof look & typeof parameters & typeof site & typeof visits
> = {
  getSiteInfo: handleGetSiteInfo,
  getParameters: handleGetParameters,
  setParameter: handleSetParameter,
  getCompanyAddresses: handleGetCompanyAddresses,
  getAddressTypes: handleGetAddressTypes,
  getEstateExports: handleGetEstateExports,
  askEstateExport: handleAskEstateExport,
  downloadEstateExport: handleDownloadEstateExport,
  getLook: handleGetLook,
  saveLookDraft: handleSaveLookDraft,
  discardLookDraft: handleDiscardLookDraft,
  publishLook: handlePublishLook,
  unplanLook: handleUnplanLook,
  getLookVersions: handleGetLookVersions,
  restoreLookVersion: handleRestoreLookVersion,
  resetLook: handleResetLook,
  addTypeface: handleAddTypeface,
  proposeLook: handleProposeLook,
  visitFrom: handleVisitFrom,
}
