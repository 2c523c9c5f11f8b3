import type { HandlersOf } from '#api/calls/handler.ts'
import type * as privacy from '#contract/privacy/privacy.ts'
import { handleAskPrivacyRequest } from './ask-privacy-request.ts'
import { handleClosePrivacyRequest } from './close-privacy-request.ts'
import { handleDeleteAddress } from './delete-address.ts'
import { handleDeleteCustomer } from './delete-customer.ts'
import { handleDeleteUser } from './delete-user.ts'
import { handleGetAddressExport } from './get-address-export.ts'
import { handleGetAddressExportFile } from './get-address-export-file.ts'
import { handleGetCustomerExport } from './get-customer-export.ts'
import { handleGetInvoiceArchive } from './get-invoice-archive.ts'
import { handleGetPrivacyRequests } from './get-privacy-requests.ts'
import { handleGetUserExport } from './get-user-export.ts'
import { handleGetUserExportFile } from './get-user-export-file.ts'
import { handleGetUserPrivacyRequests } from './get-user-privacy-requests.ts'

export const privacyHandlers: HandlersOf<typeof privacy> = {
  getUserExport: handleGetUserExport,
  getUserExportFile: handleGetUserExportFile,
  deleteUser: handleDeleteUser,
  getUserPrivacyRequests: handleGetUserPrivacyRequests,
  askPrivacyRequest: handleAskPrivacyRequest,
  getAddressExport: handleGetAddressExport,
  getAddressExportFile: handleGetAddressExportFile,
  deleteAddress: handleDeleteAddress,
  getPrivacyRequests: handleGetPrivacyRequests,
  closePrivacyRequest: handleClosePrivacyRequest,
  getCustomerExport: handleGetCustomerExport,
  deleteCustomer: handleDeleteCustomer,
  getInvoiceArchive: handleGetInvoiceArchive,
}
