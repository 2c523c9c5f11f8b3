import type { HandlersOf } from '#api/calls/handler.ts'
import type * as companyAddresses from '#contract/sites/company-addresses.ts'
import type * as estateExports from '#contract/sites/estate-exports.ts'
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
import { handleSetParameter } from './set-parameter.ts'
import { handleVisitFrom } from './visit-from.ts'

export const siteHandlers: HandlersOf<
  typeof companyAddresses & typeof estateExports & typeof parameters & typeof site & typeof visits
> = {
  getSiteInfo: handleGetSiteInfo,
  getParameters: handleGetParameters,
  setParameter: handleSetParameter,
  getCompanyAddresses: handleGetCompanyAddresses,
  getAddressTypes: handleGetAddressTypes,
  getEstateExports: handleGetEstateExports,
  askEstateExport: handleAskEstateExport,
  downloadEstateExport: handleDownloadEstateExport,
  visitFrom: handleVisitFrom,
}
